# One image for every process of the service: the app, and the migrations before it.

FROM node:24-bookworm-slim AS client
WORKDIR /srv/frontend
COPY frontend/package.json frontend/package-lock.json frontend/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY frontend ./
# the fonts are cut to the letters in the server's texts
COPY app ../app
RUN npm run build

FROM python:3.11-slim-bookworm AS packages
WORKDIR /srv
COPY requirements.lock ./
RUN python3 -m venv .venv && .venv/bin/pip install --quiet --no-cache-dir --require-hashes --requirement requirements.lock

FROM python:3.11-slim-bookworm
WORKDIR /srv
# for the embedded SQLite, when no other database is named
RUN mkdir --mode=1777 data
COPY --from=packages /srv/.venv .venv
COPY pyproject.toml ./
COPY migrations migrations
COPY app app
COPY --from=client /srv/app/static app/static
RUN .venv/bin/python -m compileall -q app migrations
ENV PIXELKEEP_HOST=0.0.0.0 PIXELKEEP_PORT=8000 PYTHONUNBUFFERED=1
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD [".venv/bin/python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"PIXELKEEP_PORT\"]}/readyz', timeout=2)"]
CMD [".venv/bin/python", "-m", "app"]
