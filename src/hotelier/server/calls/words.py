"""What notices say, in five languages: the game and who else plays, and nothing of how it stands."""

from hotelier.server.post.letters import Letter
from hotelier.server.tables.table import Table

Words = dict[str, str]
ENGLISH: Words = {
    "turn": "Your turn",
    "time": "Your time is running out",
    "vote": "Your vote is wanted",
    "over": "The game is over",
    "digest": "Tables that wait for you",
    "try": "It works",
    "try.text": "Notices of hotelier reach you here.",
    "code": "Your code for hotelier",
    "code.text": "Enter this code on the page, so that notices come to this address: {code}\n\n"
    "If you do not know what this is about, leave this mail as it is.",
}
LANGUAGES: dict[str, Words] = {
    "en": ENGLISH,
    "de": {
        "turn": "Du bist dran",
        "time": "Deine Zeit läuft ab",
        "vote": "Deine Stimme ist gefragt",
        "over": "Das Spiel ist zu Ende",
        "digest": "Diese Tische warten auf dich",
        "try": "Es klappt",
        "try.text": "Hier erreichen dich Nachrichten von hotelier.",
        "code": "Dein Code für hotelier",
        "code.text": "Gib diesen Code auf der Seite ein, damit Nachrichten an diese Adresse gehen: "
        "{code}\n\nWenn du nicht weißt, worum es geht, lass diese Mail einfach liegen.",
    },
    "it": {
        "turn": "Tocca a te",
        "time": "Il tuo tempo sta per scadere",
        "vote": "Serve il tuo voto",
        "over": "La partita è finita",
        "digest": "Tavoli che ti aspettano",
        "try": "Funziona",
        "try.text": "Gli avvisi di hotelier ti raggiungono qui.",
        "code": "Il tuo codice per hotelier",
        "code.text": "Inserisci questo codice nella pagina per ricevere gli avvisi a questo indirizzo: "
        "{code}\n\nSe non sai di che cosa si tratta, ignora questo messaggio.",
    },
    "es": {
        "turn": "Te toca",
        "time": "Se te acaba el tiempo",
        "vote": "Se espera tu voto",
        "over": "La partida ha terminado",
        "digest": "Mesas que te esperan",
        "try": "Funciona",
        "try.text": "Los avisos de hotelier te llegan aquí.",
        "code": "Tu código para hotelier",
        "code.text": "Escribe este código en la página para recibir avisos en esta dirección: {code}\n\n"
        "Si no sabes de qué se trata, no hagas caso de este mensaje.",
    },
    "ru": {
        "turn": "Ваш ход",
        "time": "Ваше время истекает",
        "vote": "Ждут вашего голоса",
        "over": "Игра окончена",
        "digest": "Вас ждут за столами",
        "try": "Всё работает",
        "try.text": "Сюда будут приходить уведомления hotelier.",
        "code": "Ваш код для hotelier",
        "code.text": "Введите этот код на странице, чтобы уведомления приходили на этот адрес: {code}\n\n"
        "Если вы не знаете, о чём речь, просто не обращайте внимания на это письмо.",
    },
}
MOST_NAMES = 4


def words_of(language: str | None) -> Words:
    return LANGUAGES.get(language or "en", ENGLISH)


def place_words(table: Table, seat: int) -> str:
    """Which table it is: the game, and who else sits there."""
    seats = [holder for number, holder in enumerate(table.seating.seats) if number != seat]
    people = [holder.name for holder in seats if holder.person and holder.taken]
    names = people or [holder.name for holder in seats]
    return " · ".join([table.game.info.title, *([", ".join(names[:MOST_NAMES])] if names else [])])


def letter_for(kind: str, table: Table, seat: int, language: str | None) -> Letter:
    """The letter of one call; a later one of the same table takes its place."""
    return Letter(
        kind=kind,
        title=words_of(language)[kind],
        text=place_words(table, seat),
        link=f"/t/{table.id}",
        tag=f"table {table.id}",
        tables=[table.id],
    )


def digest_of(letters: list[Letter], language: str | None) -> Letter:
    """All of a day in one letter."""
    if len(letters) == 1:
        return letters[0]
    return Letter(
        kind="digest",
        title=words_of(language)["digest"],
        text="\n".join(f"{letter.title}: {letter.text}" for letter in letters),
        link="/",
        tag="digest",
        tables=[table for letter in letters for table in letter.tables],
    )


def trial(language: str | None) -> Letter:
    words = words_of(language)
    return Letter(kind="try", title=words["try"], text=words["try.text"], link="/profile", tag="try")


def code_letter(language: str | None) -> Letter:
    words = words_of(language)
    return Letter(kind="code", title=words["code"], text=words["code.text"], link="", tag="code")
