// The texts of Ticket to Ride beside those of the page: they come with the game.
import { routes as routesEn } from '../../routes/words/en';
import { routes as routesPl } from '../../routes/words/pl';
import { textOf, withPage } from '../../../settings/words/text';
import { ttr as en } from './en';
import { ttr as pl } from './pl';

export const TEXTS = { en: { ...routesEn, ...en }, pl: { ...routesPl, ...pl } };
export const text = textOf(withPage(TEXTS));

export type Key = Parameters<typeof text>[1];
