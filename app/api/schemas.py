"""The documents of the interface: OpenAPI and AsyncAPI, from the types that are used at run time.

`python -m app.api.schemas DIR` writes openapi.json and socket.schema.json, from which the client's
types are generated.
"""

import argparse
import json
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from fastapi import FastAPI
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter

from app.api import routes
from app.api.socket import lobby_protocol, protocol
from app.games.registry import game
from app.tabletop.span import Span
from app.tabletop.telling import Tale

GAME = "pixel_tactics_5"
COMPONENTS = "#/components/schemas/{name}"


def _nullable(name: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": COMPONENTS.format(name=name)}, {"type": "null"}]}


def game_schemas(name: str) -> dict[str, Any]:
    """The payloads of a game: Step, View, Changes and what they are made of."""
    played = game(name)
    preview = getattr(played, "preview_type", None)
    steps = get_args(played.step_type) or (played.step_type,)
    types = [played.view_type, *steps, Span, Tale, *([preview] if preview else [])]
    references, schemas = msgspec.json.schema_components(types, ref_template=COMPONENTS)
    view = references[0]["$ref"].rpartition("/")[2]
    schemas["Step"] = {"oneOf": references[1 : 1 + len(steps)], "discriminator": {"propertyName": "is"}}
    if view != "View":
        schemas["View"] = {"$ref": references[0]["$ref"]}
    schemas["MaybeView"] = _nullable("View")
    schemas["MaybePreview"] = _nullable("Preview") if preview else {"type": "null"}
    schemas["Changes"] = _changes(schemas[view])
    return schemas


def _changes(view: dict[str, Any]) -> dict[str, Any]:
    """The fields of a view that differ; of a dict, the entries that do, null for those that are gone."""
    properties = {}
    for field, schema in view["properties"].items():
        if entry := schema.get("additionalProperties"):
            schema = {"type": "object", "additionalProperties": {"anyOf": [entry, {"type": "null"}]}}
        properties[field] = {key: value for key, value in schema.items() if key != "default"}
    return {"type": "object", "properties": properties, "title": "Changes"}


@cache
def socket_schemas(name: str = GAME) -> dict[str, Any]:
    """The schema of every frame of both sockets, and of what it carries."""
    schemas = game_schemas(name)
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
