// Small line drawings, each a path on a sheet of 24 by 24.
export const ICONS = {
  points: 'M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7Z',
  trains: 'M2 7h20v9H2ZM6 16a2 2 0 1 0 .01 4M17 16a2 2 0 1 0 .01 4M7 7v4h4V7M14 7v4h4V7',
  cards: 'M8 4h12v14H8ZM8 7H4v13h12v-2',
  tickets: 'M2 7h20v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4ZM9 7v10',
  home: 'M3 12 12 4l9 8M6 10v10h12V10',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  people: 'M9 11a3.5 3.5 0 1 0-.01 0M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3.2 3.2 0 0 1 0 6.2M18 14.3c2.3.8 3.7 2.7 3.7 5.7',
  cover: 'M3 3l18 18M10 5.3C16 4 20 9 22 12c-.7 1.2-1.8 2.600-3.200 3.800M6 7.3C4.200 8.700 2.800 10.600 2 12c2.5 4.200 7 8 13 6',
  legend: 'M3.5 6h5M12.5 6H21M6 9.700a2.300 2.300 0 1 0 .01 0M12.5 12H21M4 16h4v4H4ZM12.5 18H21',
  menu: 'M4 6h16M4 12h16M4 18h16',
  log: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4',
  routes: 'M5 19a2 2 0 1 0 .01 0M19 5a2 2 0 1 0 .01 0M7 19h7a3.500 3.500 0 0 0 0-7h-4a3.500 3.500 0 0 1 0-7h7',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900V15h7v-1.100A6 6 0 0 0 12 3Z',
  rules: 'M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2Zm0 0v14',
  done: 'M4 13l5 5L20 6',
  open: 'M12 4a8 8 0 1 0 .01 0',
  failed: 'M5 5l14 14M19 5 5 19',
} as const;

export type IconName = keyof typeof ICONS;
