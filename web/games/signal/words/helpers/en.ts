// English names of the helpers and what they do: the set-up tells them too.
export const helpers = {
  'sig.helperLogistician': 'Logistician',
  'sig.helperDispatcher': 'Dispatcher',
  'sig.helperConductor': 'Conductor',
  'sig.helperKeeper': 'Crossing keeper',
  'sig.helperController': 'Traffic controller',
  'sig.helperShunter': 'Shunter',
  'sig.aboutLogistician': 'Roll a movement die anew.',
  'sig.aboutDispatcher': 'This turn all trains may run through cities.',
  'sig.aboutConductor': 'One colour of the card does not move.',
  'sig.aboutKeeper': 'The card goes under the deck, a new one is revealed.',
  'sig.aboutController': 'One train of the card does not move this turn.',
  'sig.aboutShunter': 'Choose the start place instead of rolling.',
} as const;
