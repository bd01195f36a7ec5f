"""What Ticket to Ride and Ghost Train share."""
