"""Views one after the other: what has changed, as clients put it together."""

from typing import Any


def changes(before: Any, after: Any) -> dict[str, Any]:
    """The fields of a view that differ; of a dict only the entries that do, None for those that are gone."""
    found: dict[str, Any] = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if isinstance(new, dict):
            entries: dict[Any, Any] = {key: value for key, value in new.items() if old.get(key) != value}
            entries.update({key: None for key in old if key not in new})
            found[name] = entries
        else:
            found[name] = new
    return found
