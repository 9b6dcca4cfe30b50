"""The documents of the interface: OpenAPI and AsyncAPI, from the types that are used at run time.

`python -m app.api.schemas DIR` writes openapi.json and socket.schema.json, from which the client's
types are generated.
"""

import argparse
import json
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from fastapi import FastAPI
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter

from app.api import routes
from app.api.socket import lobby_protocol, protocol
from app.games.registry import GAMES, game
from app.tabletop.preview import Preview
from app.tabletop.span import Span
from app.tabletop.telling import Tale

COMPONENTS = "#/components/schemas/{name}"
COMMON = (Span, Tale, Preview)
"""What every game says in the same types."""


def _any_of(*names: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": COMPONENTS.format(name=name)} for name in names]}


def _nullable(name: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": COMPONENTS.format(name=name)}, {"type": "null"}]}


def game_schemas(names: Collection[str]) -> dict[str, Any]:
    """The payloads of games: Step, View, Changes, each of them that of some game, and what those are made of.

    A type of one game carries the game's name in front.
    """
    _, schemas = msgspec.json.schema_components(COMMON, ref_template=COMPONENTS)
    common = set(schemas)
    for name in names:
        schemas.update(_of_one(name, common))
    for kind in ("Step", "View", "Changes"):
        schemas[kind] = _any_of(*[_prefixed(name, kind) for name in names])
    schemas["MaybeView"], schemas["MaybePreview"] = _nullable("View"), _nullable("Preview")
    return schemas


def _of_one(name: str, common: Collection[str]) -> dict[str, Any]:
    """The payloads of one game."""
    played = game(name)
    steps = get_args(played.step_type) or (played.step_type,)
    references, found = msgspec.json.schema_components([played.view_type, *steps], ref_template=COMPONENTS)
    view, *stepping = [each["$ref"].rpartition("/")[2] for each in references]
    made = {"View": {"$ref": references[0]["$ref"]}, **found}
    made["Step"] = _any_of(*stepping)
    made["Changes"] = _changes(made[view])
    return {
        _prefixed(name, kind): _renamed(schema, name, common) for kind, schema in made.items() if kind not in common
    }


def _prefixed(game: str, kind: str) -> str:
    """The name of a game's own type."""
    return "".join([part.capitalize() for part in game.split("_")]) + kind


def _renamed(schema: Any, game: str, common: Collection[str]) -> Any:
    """The schema with references to the game's own types by their names."""
    if isinstance(schema, list):
        return [_renamed(each, game, common) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _renamed(value, game, common) for key, value in schema.items()}
    kind = str(made.get("$ref", "")).rpartition("/")[2]
    if kind and kind not in common:
        made["$ref"] = COMPONENTS.format(name=_prefixed(game, kind))
    if "title" in made and isinstance(made["title"], str):
        made["title"] = _prefixed(game, made["title"])
    return made


def _changes(view: dict[str, Any]) -> dict[str, Any]:
    """The fields of a view that differ; of a dict, the entries that do, null for those that are gone."""
    properties = {}
    for field, schema in view["properties"].items():
        if entry := schema.get("additionalProperties"):
            schema = {"type": "object", "additionalProperties": {"anyOf": [entry, {"type": "null"}]}}
        properties[field] = {key: value for key, value in schema.items() if key != "default"}
    return {"type": "object", "properties": properties, "title": "Changes"}


@cache
def socket_schemas() -> dict[str, Any]:
    """The schema of every frame of both sockets, and of what it carries."""
    schemas = game_schemas(tuple(GAMES))
    kinds: tuple[tuple[str, Any, Any], ...] = (
        ("ClientFrame", protocol.ClientFrame, "validation"),
        ("ServerFrame", protocol.ServerFrame, "serialization"),
        ("LobbyFrame", lobby_protocol.LobbyFrame, "validation"),
        ("FromLobby", lobby_protocol.FromLobby, "serialization"),
    )
    for union, kind, mode in kinds:
        adapter: TypeAdapter[Any] = TypeAdapter(kind)
        schema = adapter.json_schema(mode=mode, ref_template=COMPONENTS.format(name="{model}"))
        found = {**_joined(schema.pop("$defs")), union: schema}
        # what both sockets send is one type
        if twice := {name for name in found.keys() & schemas.keys() if found[name] != schemas[name]}:
            raise RuntimeError(f"different types share names: {twice}")
        schemas.update(found)
    return schemas


def _joined(schema: Any) -> Any:
    """The schema with references to the types of games where they belong."""
    if isinstance(schema, list):
        return [_joined(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _joined(value) for key, value in schema.items() if key != protocol.GAME_TYPE}
    if name := schema.get(protocol.GAME_TYPE):
        made["$ref"] = COMPONENTS.format(name=name)
    return made


def _messages(schemas: dict[str, Any], union: str) -> dict[str, Any]:
    names = [each["$ref"].rpartition("/")[2] for each in schemas[union]["oneOf"]]
    return {
        name: {
            "name": name,
            "summary": schemas[name].get("description", name),
            "contentType": "application/json",
            "payload": {"$ref": COMPONENTS.format(name=name)},
        }
        for name in names
    }


@cache
def asyncapi() -> dict[str, Any]:
    """The AsyncAPI document of the sockets."""
    schemas = socket_schemas()
    unions = ("ClientFrame", "ServerFrame", "LobbyFrame", "FromLobby")
    sent, received, asked, answered = (_messages(schemas, union) for union in unions)

    def channel(*names: str) -> dict[str, Any]:
        return {"messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names}}

    def operation(action: str, channel: str, names: dict[str, Any]) -> dict[str, Any]:
        messages = [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names]
        return {"action": action, "channel": {"$ref": f"#/channels/{channel}"}, "messages": messages}

    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Pixelkeep, the sockets of a table and of the lobby",
            "version": str(protocol.PROTOCOL),
            "description": "The first frame is hello; sync answers it, then updates follow. An update's"
            " number is one more than the last: after a gap, send resync. Close codes from 4400 to 4499"
            " say what was wrong with the client's frames.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/tables/{id}",
                "parameters": {"id": {"description": "The table's id."}},
                **channel(*sent, *received),
            },
            "lobby": {"address": "/ws/lobby", **channel(*asked, *answered)},
        },
        "operations": {
            "toTable": operation("receive", "table", sent),
            "fromTable": operation("send", "table", received),
            "toLobby": operation("receive", "lobby", asked),
            "fromLobby": operation("send", "lobby", answered),
        },
        "components": {"messages": {**sent, **received, **asked, **answered}, "schemas": schemas},
    }


def socket_schema() -> dict[str, Any]:
    """One JSON Schema of all frames, for generators of types."""
    schemas = json.loads(json.dumps(socket_schemas()).replace("#/components/schemas/", "#/$defs/"))
    return {
        "title": "Socket",
        "type": "object",
        "additionalProperties": False,
        "required": ["sent", "received", "asked", "answered"],
        "properties": {
            "sent": {"$ref": "#/$defs/ClientFrame"},
            "received": {"$ref": "#/$defs/ServerFrame"},
            "asked": {"$ref": "#/$defs/LobbyFrame"},
            "answered": {"$ref": "#/$defs/FromLobby"},
        },
        "$defs": schemas,
    }


def add_socket_document(app: FastAPI) -> None:
    """Serve the AsyncAPI document."""

    @app.get("/asyncapi.json", include_in_schema=False)
    async def _() -> JSONResponse:
        return JSONResponse(asyncapi())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m app.api.schemas", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    documents = {
        "openapi.json": routes.described().openapi(),
        "socket.schema.json": socket_schema(),
    }
    for name, document in documents.items():
        (folder / name).write_text(json.dumps(document, indent=2, ensure_ascii=False, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
