// English texts of the front door about Switch & Signal.
export const front = {
  'front.about': 'Cooperative: set switches and signals together and bring the goods to the port in time. The board is our own.',
  'sig.learnOffer': 'Learn it by doing: one train, one delivery',
  'why.layout': 'As printed is quicker; placing them yourselves makes the first turns easier.',
  'why.removed': 'So many cards of the timetable leave unseen. The more, the shorter and harder the game.',
  'why.time': 'How much delay the clock forgives before a timetable card is lost. More is easier.',
  'why.extra-signal': 'A green signal more to place at the start. It makes the game easier.',
  'why.goods': 'Eight is the usual task, ten is for experts.',
  'why.places': 'Where new trains appear: the printed numbers, the numbers shuffled once, or drawn anew from a stack.',
  'option.fixed': 'as printed',
  'option.free': 'the team places them',
  'option.shuffled': 'shuffled once',
  'option.stack': 'drawn from a stack, no dice',
} as const;
