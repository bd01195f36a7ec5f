"""Ticket to Ride."""
