"""What a player's tracks join."""


def joined(tracks, a, b):
    """T44, G13: do these tracks make an unbroken chain between two cities? (Union of their ends.)"""
    root = {}

    def find(city):
        while root.get(city, city) != city:
            city = root[city]
        return city

    for track in tracks:
        root[find(track.a)] = find(track.b)
    return find(a) == find(b)
