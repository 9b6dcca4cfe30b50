"""The image and the composition are well formed; `dev.py image-check` runs the image's own commands."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import yaml

from app.service.settings import Settings
from tests.project.tree import ROOT

TOOLS = Path(sys.executable).parent
SERVICES = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]


def test_the_dockerfile_passes_its_linter() -> None:
    lint = subprocess.run([TOOLS / "hadolint", "Dockerfile"], cwd=ROOT, capture_output=True, text=True)

    assert (lint.returncode, lint.stdout) == (0, "")


def test_the_composition_is_valid() -> None:
    check = [TOOLS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", "docker-compose.yml"]
    checked = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)

    assert checked.returncode == 0, checked.stdout


def test_the_nodes_wait_for_migrations_and_these_for_a_healthy_database() -> None:
    for node in ("app-1", "app-2"):
        assert SERVICES[node]["depends_on"] == {
            "postgres": {"condition": "service_healthy"},
            "redis": {"condition": "service_healthy"},
            "migrations": {"condition": "service_completed_successfully"},
        }
    assert SERVICES["migrations"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert {name for name, service in SERVICES.items() if "test" in service.get("healthcheck", {})} == {
        "postgres",
        "redis",
    }


def test_only_the_proxy_is_reached_from_outside_and_only_its_word_is_taken_for_who_asks() -> None:
    proxy = SERVICES["proxy"]
    address = proxy["networks"]["inside"]["ipv4_address"]

    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert proxy["environment"]["NODES"].split() == ["app-1:8000", "app-2:8000"]
    for node in ("app-1", "app-2"):
        assert json.loads(SERVICES[node]["environment"]["PIXELKEEP_TRUSTED_PROXIES"]) == [address]


def test_a_node_has_the_time_to_send_its_people_away() -> None:
    for node in ("app-1", "app-2"):
        assert int(SERVICES[node]["stop_grace_period"].rstrip("s")) > 2 * Settings().drain_seconds + 6


def test_the_proxys_file_is_valid() -> None:
    environment = {**os.environ, "NODES": "app-1:8000 app-2:8000"}
    check = [TOOLS / "caddy", "validate", "--adapter", "caddyfile", "--config", ROOT / "Caddyfile"]
    checked = subprocess.run(check, env=environment, capture_output=True, text=True)

    assert checked.returncode == 0, checked.stderr


def test_the_image_runs_as_an_ordinary_user_and_says_whether_it_is_ready() -> None:
    last_stage = (ROOT / "Dockerfile").read_text().rpartition("\nFROM ")[2]
    user = re.search(r"^USER (\d+)", last_stage, re.MULTILINE)

    assert user and int(user[1]) > 0
    assert "/readyz" in (re.search(r"^HEALTHCHECK .*", last_stage, re.MULTILINE) or [""])[0]


def test_every_setting_named_is_one_the_app_reads() -> None:
    files = ["Dockerfile", "docker-compose.yml", "README.md", "dev.py"]
    named = {name for file in files for name in re.findall(r"PIXELKEEP_(\w+)", (ROOT / file).read_text())}

    assert {name.lower() for name in named} - Settings.model_fields.keys() == set()
