"""What every table of the schema shares."""

from sqlalchemy import Column, ForeignKey, MetaData, String

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def id_of_table(nullable: bool = False) -> Column[str]:
    """The column that names a table."""
    return Column("table_id", String(16), ForeignKey("tables.id"), nullable=nullable)


def id_of_user(name: str = "user_id", nullable: bool = False, index: bool = False) -> Column[str]:
    """A column that names a user."""
    return Column(name, String(16), ForeignKey("users.id"), nullable=nullable, index=index)
