// Everything that is needed to make a sound, to be loaded in one piece.
export { mixingDesk } from './mixing';
export { sing } from './tunes';
