// English texts of the rules pages. The rules themselves are read from docs/rules.
export const rules = {
  'rules.title': 'Rules',
  'rules.how': 'How to play',
  'rules.guide': 'In two minutes',
  'rules.children': 'For children',
  'rules.exactly': 'Exactly: rule {rule}',
  'rules.allowed': 'Allowed:',
  'rules.forbidden': 'Not allowed:',
  'rules.exact': 'Every rule, exactly',
  'rules.edition': 'Edition',
  'rules.print': 'Print',
  'rules.open': 'Rule {rule}',
  'rules.close': 'Close',
  'rules.find': 'Find in the rules',
  'rules.none': 'No rule says that.',
  'rules.loading': 'Fetching the rules…',
  'rules.about': 'In our own words, numbered as in refusals. Unofficial. What the rulebooks leave open is marked as settled by this house.',
} as const;
