/** From which width on the table is a desktop's: all of the town is in sight and it is hardly wider than high, so a tablet on its side has room beside it. */
export const DESK = 1100;
