"""Looking after the place: a router a subject, all under /api/admin.

A moderator looks after people: finds them, mutes them, handles reports, hides messages, lists tables. An admin
does everything. Every call, reading included, is written in the audit log with what it does.
"""

from fastapi import APIRouter

from app.api.http.admin import announcements, audit, nodes, reports, seasons, statistics, tables, users

router = APIRouter(prefix="/api/admin", tags=["admin"])
for subject in (users, tables, reports, announcements, nodes, seasons, statistics, audit):
    router.include_router(subject.router)
