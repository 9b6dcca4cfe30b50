"""How well people play: ratings, what changed them, seasons."""

from sqlalchemy import BigInteger, Column, Float, Index, Integer, PrimaryKeyConstraint, String, Table

from app.service.database.schema.metadata import METADATA, id_of_table, id_of_user

seasons = Table(
    "seasons",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
)

ratings = Table(
    "ratings",
    METADATA,
    id_of_user(),
    Column("game", String(40), nullable=False),
    Column("mode", String(20), nullable=False),
    Column("season", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),  # mu - 3 sigma: what leaderboards go by
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "game", "mode", "season"),
    Index("ix_ratings_leaders", "game", "mode", "season", "ordinal"),
)

rating_changes = Table(
    "rating_changes",
    METADATA,
    id_of_table(),
    id_of_user(index=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(20), nullable=False),
    Column("season", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
)
