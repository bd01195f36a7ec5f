// Why a game ended, in words.
import type { Key } from '../words/text';
import type { SignalResult } from '../view';

export const WHY: Record<SignalResult['reason'], Key> = { delivered: 'sig.whyDelivered', time: 'sig.whyTime', schedule: 'sig.whySchedule' };

/** A title as the first sentence of several. */
export const closed = (title: string) => (/[.!?]$/.test(title) ? title : `${title}.`);
