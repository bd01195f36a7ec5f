"""What the sentences of the terminal and of the hints are given, for tools/sentences.py.

The same name stands for other words than on the page: cards that are short are in another case than cards that are played.
"""


def terminal_texts(samples, family, key):
    """The texts among the values of a sentence of the terminal, over those of the page."""

    def word(part, which, **values):
        return samples.word(part, which, of="terminal", **values)

    here, there, third = (samples.place(family, nth) for nth in range(3))
    road = f"{here} – {there}"
    red, engine = word("routes", "cards.red", n=3), word("routes", "cards.locomotive", n=1)
    texts = {
        "names": word("shared", "lists.and_last", items="Ada", last="Jan"), "items": "Ada", "last": "Jan",
        "cards": word("shared", "lists.and_last", items=red, last=engine), "card": word("routes", "a_card.red"),
        "tickets": f"{road} (6)", "goals": road, "links": f"{road}, {here} – {third}", "done": word("ghost", "position.of_win", n=2, all=6),
        "hash": "0a1b2c3d4e5f", "hint": word("ttr", "talk.did_you_mean", word="draw"), "ids": "en, pl", "meant": "hint", "all": "easy, medium, hard", "option": "--records",
        "standard": "7", "need": samples.names["colours"]["red"][samples.lang].lower(), "paid": samples.names["colours"]["blue"][samples.lang].lower(), "list": "Ada 2, Jan 3",
    }
    if family == "signal":
        texts |= of_signal(samples, word, (here, there, third))
    return texts | exceptions(word, family, key, (here, third))


def of_signal(samples, word, places):
    here, there, third = places
    hand = ", ".join((word("signal", "count_cards.signal", n=1), word("signal", "count_cards.train", n=2)))
    risk = word("signal", "hints.risk", n=1)
    signal = word("signal", "place.city_signal", city=here, to=third)
    return {
        "cards": hand, "goods": word("signal", "goods.blue"), "colour": samples.names["trains"]["black"][samples.lang].lower(), "deed": word("signal", "deed.signal"), "action": word("signal", "action.switch_"),
        "helper": word("signal", "helper.dispatcher"), "what": word("signal", "helper_does.dispatcher"), "signal": signal, "from": signal, "to": word("signal", "place.city_signal", city=there, to=third),
        "arms": f"{here} ⇄ {there}", "end": word("signal", "ends.city", place=there), "why": word("signal", "stops.signal", signal=signal, lost=2),
        "risk": risk, "loss": word("signal", "hints.loss_none"), "then": word("signal", "hints.moves", train=samples.train("black", 1), risk=risk),
        "turn": word("signal", "position.turn_of", n=3, name="Ada"), "list": f"6 {here}, 7 {there}", "card": ", ".join((word("signal", "place.deploy"), word("signal", "place.moves", trains=word("signal", "trains.grey")))),
    }


def exceptions(word, family, key, places):
    """Where the same name stands for something else; what depends on the number is made for each."""
    here, third = places
    short = {"cards": word("routes", "short_.red", n=2)}
    found = {"lists.short_of": short, "refusals.short_cards": short, "hints.cards": short, "refusals.count": {"need": 3, "paid": 2}, "refusals.trains": {"need": 3}, "errors.past_end": {"at": 90}, "position.of_win": {"all": 6}}
    if family == "ttr":
        found |= {"story.slot_filled": {"card": word("routes", "card.red")}, "story.row_filled": {"cards": ", ".join((f"1 {word('routes', 'card.red')}", f"2 {word('routes', 'card.locomotive')}"))}, "refusals.keep_more": {"need": 2}, "talk.unknown_payment": {"card": word("routes", "card.red")}}
    if family == "signal":
        a_train = {"train": word("signal", "a_train.grey")}
        card = word("signal", "card.switch_")
        played = {"card": card, "cards": card}
        counted = {"trains": lambda n: word("signal", "count_trains.grey", n=n)}
        pair = {"cards": word("signal", "card.pair", a=word("signal", "card.signal"), b=card)}
        found |= dict.fromkeys(("moves.deploy", "moves.deploy_at", "moves.deploy_group", "story.occupied", "story.once_more", "refusals.given_colour"), a_train)
        found |= dict.fromkeys(("moves.play", "moves.load", "story.you_play", "story.plays", "story.loaded", "refusals.no_card"), played)
        found |= {
            "moves.play_two": pair, "card.pair": {"a": word("signal", "card.signal"), "b": card}, "moves.colour": {"trains": word("signal", "trains.black")}, "place.moves": {"trains": word("signal", "trains.black")},
            "refusals.depot": {"trains": word("signal", "no_trains.grey")}, "hints.deploy": counted, "hints.colour": counted, "refusals.wrong_step": {"what": word("signal", "asked.colour")},
            "place.city_signal": {"to": third}, "hints.city_signal": {"to": third}, "ends.roll": {"faces": 2, "of": 6}, "story.dice": {"a": 3, "b": 4}, "hints.chance": {"a": 2, "b": 3}, "position.figures": {"goods": 8, "cards": 5, "clock": 3, "time": 7}, "position.delivered": {"goods": word("signal", "count_goods.blue", n=2)},
        }
        found |= dict.fromkeys(("story.hand", "story.draws", "story.you_draw"), {"cards": word("shared", "lists.and_last", items=word("signal", "taken_cards.signal", n=1), last=word("signal", "taken_cards.train", n=2))})
        found |= dict.fromkeys(("hints.signal_clears", "hints.signal_idle", "hints.signal_ahead"), {"signal": word("signal", "hints.city_signal", city=here, to=third)})
    return found.get(key, {})
