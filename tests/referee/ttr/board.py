"""Boards and rulesets of Ticket to Ride, as their JSON files give them."""

from ..routes.board import Board


class Ruleset:
    """The numbers in which the editions differ."""

    def __init__(self, data):
        self.id = data["id"]
        self.players = data["players"]
        self.tickets = data["tickets"]
        self.row = data["row"]
        self.row_locomotives = data["row_locomotives"]
        self.row_resets = data["row_resets"]
        self.hand = data["hand"]
        self.trains = data["trains"]
        self.opening_deal = data["opening_deal"]
        self.opening_keep = data["opening_keep"]
        self.offer = data["offer"]
        self.offer_keep = data["offer_keep"]
        self.doubles_from = data["doubles_from"]
        self.end_trains = data["end_trains"]
        self.longest_bonus = data["longest_bonus"]


def find_board(catalogue, game, board_id):
    """The ruleset and the board."""
    def make():
        rules = Ruleset(catalogue.rules_data("roundhouse-ttr-rules", game))
        return rules, Board(catalogue.board_data("roundhouse-ttr-board", board_id), rules.tickets)
    return catalogue.made_once((game, board_id), make)
