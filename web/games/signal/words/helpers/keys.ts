// Which words tell of which helper.
import type english from './en.json';

type Key = keyof typeof english;

export const HELPERS: Readonly<Record<string, { name: Key; about: Key }>> = {
  logistician: { name: 'sig.helperLogistician', about: 'sig.aboutLogistician' },
  dispatcher: { name: 'sig.helperDispatcher', about: 'sig.aboutDispatcher' },
  conductor: { name: 'sig.helperConductor', about: 'sig.aboutConductor' },
  crossing_keeper: { name: 'sig.helperKeeper', about: 'sig.aboutKeeper' },
  traffic_controller: { name: 'sig.helperController', about: 'sig.aboutController' },
  shunter: { name: 'sig.helperShunter', about: 'sig.aboutShunter' },
};
