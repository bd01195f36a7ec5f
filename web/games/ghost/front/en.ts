// English texts of the front door about Ghost Train.
export const front = {
  'front.about': 'A short game for children and everyone: carriages through a haunted town, six tickets win. The board is our own.',
  'front.learn': 'Learn it with a ghost, tap by tap',
  'front.tickets': '{n} {n|ticket|tickets}',
} as const;
