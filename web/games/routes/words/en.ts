// English texts of every game with routes, tickets and coloured cards.
export const routes = {
  'card.locomotive': 'Locomotive',
  'route.name': '{a} – {b}',
  'route.free': 'free',
  'route.yours': 'yours',
  'route.owned': 'taken by {name}',
  'route.canPay': 'free, you can pay',
  'route.label': '{name}, {n} {colour}, {state}',
  'no.unreadable': 'The server did not understand this.',
  'no.stale': 'Too late: the table has moved on.',
  'no.gameOver': 'The game is over.',
  'no.notYourTurn': 'It is not your turn: {name} is playing.',
  'no.noDraw': 'There are no cards left to draw.',
  'no.taken': '{name} has already claimed this route.',
  'no.takenYou': 'You have already claimed this route.',
  'no.ownTwin': 'You already own the other track of this double route.',
  'no.trains': 'You have {have} {have|wagon|wagons} left; this route needs {need}.',
  'no.count': 'This route costs {need} {need|card|cards}, not {paid}.',
  'no.colour': 'This route must be paid in another colour: {need}.',
  'no.short': 'You are {n} {n|card|cards} short: {card} or locomotives.',
  'no.shortLocomotives': 'You are {n} {n|locomotive|locomotives} short.',
  'no.canAct': 'You can still do something, so you cannot pass.',
  'no.other': 'That is not possible now ({code}).',
} as const;

export type RoutesKey = keyof typeof routes;
