// Polish texts of Switch & Signal, the team's part.
import type { team as english } from '../en/team';

export const team: Record<keyof typeof english, string> = {
  'sig.plans': 'Plany drużyny',
  'sig.planOf': 'Plan, który proponuje {name}',
  'sig.planMine': 'Twój plan',
  'sig.planFor': 'Twój plan na turę gracza {name}',
  'sig.planBegin': 'Zaproponuj plan: gra {name}',
  'sig.planTry': 'Najpierw ułóż plan',
  'sig.planHow': 'Wybieraj karty i miejsca tak, jakby to była Twoja tura. Nic nie zostaje zagrane; wszyscy widzą to na mapie jako cienie.',
  'sig.planBack': 'Cofnij ostatni krok',
  'sig.planDone': 'Niech tak zostanie',
  'sig.planChange': 'Planuj dalej',
  'sig.planDrop': 'Porzuć plan',
  'sig.planShow': 'Pokaż na mapie',
  'sig.planAdopt': 'Przyjmij cały plan',
  'sig.planUpTo': 'dotąd',
  'sig.planLuck': 'co z tego wyjdzie, zależy od losu',
  'sig.planLuckEnds': 'Żaden plan nie sięga dalej niż rzut kością i nowe karty.',
  'sig.planSignal': 'Semafor: {from} na {to}',
  'sig.handOf': 'Karty gracza {name}',
  'sig.absent': 'Nie ma gracza {name}.',
  'sig.absentVote': 'Kto gra dalej? Decyduje ponad połowa obecnych.',
};
