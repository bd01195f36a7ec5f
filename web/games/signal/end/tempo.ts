// How long the steps of the end stand (milliseconds).
import { ceremonyTempo } from '../../../table/ceremony/tempo';
import type { FinaleStep } from './steps';

const STANDS: Record<FinaleStep['kind'], number> = { goods: 1100, end: 5200 };

export const standingTime = ({ kind }: FinaleStep) => STANDS[kind] * ceremonyTempo();
