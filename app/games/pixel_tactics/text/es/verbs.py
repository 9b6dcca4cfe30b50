"""Spanish verbs: the few forms in which a card uses them."""

from typing import Literal, NamedTuple, TypeAlias

from app.games.pixel_tactics.text.joining import Form

Person: TypeAlias = Literal["you", "one", "many"]


class Verb(NamedTuple):
    """A verb by its third person; `stem` is the imperative as it is written before a clitic."""

    third: str
    subjunctive: str
    stem: str = ""
    imperative: str = ""


VERBS = {
    "activar": Verb("activa", "active"),
    "agotarse": Verb("se agota", "se agote"),
    "anular": Verb("anula", "anule", "anúla"),
    "atacar": Verb("ataca", "ataque"),
    "atraer": Verb("atrae", "atraiga", "atráe"),
    "barajar": Verb("baraja", "baraje", "barája"),
    "colocar": Verb("coloca", "coloque"),
    "curar": Verb("cura", "cure", "cúra"),
    "derrotar": Verb("derrota", "derrote", "derróta"),
    "descartar": Verb("descarta", "descarte", "descárta"),
    "devolver": Verb("devuelve", "devuelva", "devuélve"),
    "ejecutar": Verb("ejecuta", "ejecute", "ejecúta"),
    "empujar": Verb("empuja", "empuje", "empúja"),
    "existir": Verb("existe", "exista"),
    "infligir": Verb("inflige", "inflija", "inflíge"),
    "intercambiar": Verb("intercambia", "intercambie"),
    "jugar": Verb("juega", "juegue"),
    "lanzar": Verb("lanza", "lance"),
    "mirar": Verb("mira", "mire"),
    "mover": Verb("mueve", "mueva", "muéve"),
    "moverse": Verb("se mueve", "se mueva"),
    "no existir": Verb("no existe", "no exista"),
    "no haber": Verb("no ha", "no haya"),
    "no poder": Verb("no puede", "no pueda"),
    "no poderse": Verb("no se puede", "no se pueda"),
    "elegir": Verb("elige", "elija"),
    "pasar": Verb("pasa", "pase"),
    "poder": Verb("puede", "pueda"),
    "no tener": Verb("no tiene", "no tenga"),
    "obtener": Verb("obtiene", "obtenga"),
    "poner": Verb("pone", "ponga", "pon", "pon"),
    "quitar": Verb("quita", "quite", "quíta"),
    "realizar": Verb("realiza", "realice"),
    "realizarse": Verb("se realiza", "se realice"),
    "recibir": Verb("recibe", "reciba"),
    "reclutar": Verb("recluta", "reclute", "reclúta"),
    "reordenar": Verb("reordena", "reordene", "reordéna"),
    "reorganizar": Verb("reorganiza", "reorganice"),
    "retirar": Verb("retira", "retire", "retíra"),
    "revivir": Verb("revive", "reviva", "revíve"),
    "robar": Verb("roba", "robe"),
    "infligirse": Verb("se inflige", "se inflija"),
    "ser": Verb("es", "sea"),
    "solo poder": Verb("solo puede", "solo pueda"),
    "tener": Verb("tiene", "tenga"),
    "tomar": Verb("toma", "tome", "tóma"),
    "trasladar": Verb("traslada", "traslade"),
    "volver": Verb("vuelve", "vuelva"),
}

SER = {"you": "eres", "many": "son"}


def inflected(verb: str, form: Form, person: Person = "you", clitic: str = "") -> str:
    """The verb with its clitic: inflígele, infligirle, le inflige."""
    if not verb:
        return ""
    found = VERBS[verb]
    if form == "imperative":
        return (found.stem if clitic else found.imperative or found.third) + clitic
    if form == "infinitive":
        return verb + clitic
    if form == "indicative" and verb == "ser" and person in SER:
        return SER[person]
    third = found.third if form == "indicative" else found.subjunctive
    ending = {"you": "s", "many": "n", "one": ""}[person]
    return f"{clitic} {third}{ending}".strip()
