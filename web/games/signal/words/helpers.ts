// What a helper would do at this moment, in words: read off the view, so that one knows before it is spent.
import type { SignalView } from '../view';
import type { SignalWords } from './words';

/** `colour`: of the train that the shunter would place. */
export function helperNow(helper: string, view: SignalView, words: SignalWords, colour: string | null): string {
  const { t } = words;
  const mover = view.mover?.train ?? null;
  const [train, n] = [mover === null ? '' : words.train(mover), view.mover?.points ?? 0];
  const trains = view.pending.map((id) => words.train(id)).join(', ');
  switch (helper) {
    case 'logistician':
      if (mover !== null) return t('sig.nowLogistician', { train, n });
      break;
    case 'dispatcher':
      return mover === null ? t('sig.nowDispatcher') : t('sig.nowDispatcherTrain', { train, n });
    case 'conductor':
      if (view.colour !== null) return t('sig.nowConductor', { colour: words.colours(view.colour), trains });
      break;
    case 'crossing_keeper':
      if (view.phase === 'reveal' && view.schedule.card !== null) return t('sig.nowKeeper', { card: words.schedule(view.schedule.card) });
      break;
    case 'traffic_controller':
      if (view.pending.length === 1) return t('sig.nowControllerTrain', { train: trains });
      if (view.pending.length > 1) return t('sig.nowController', { trains });
      break;
    case 'shunter':
      if (colour !== null) return t('sig.nowShunter', { colour: words.colourOf(colour) });
  }
  return t('sig.nowLater', { about: words.helperAbout(helper) });
}
