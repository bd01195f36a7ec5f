// What the page's own thread did while something was shown, from Chromium's trace: how long scripting, style and layout took for
// each frame, and the longest task.
import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of it, what the thread really worked: on a busy machine it waits for others. */
  tdur?: number;
  args?: { name?: string };
}

export interface Work {
  /** Milliseconds of scripting, style and layout, frame by frame. */
  frames: number[];
  /** Milliseconds. */
  longest: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'];
const FRAME = 'BeginMainThreadFrame';
const TASK = 'RunTask';
const SCRIPTING = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'EventDispatch', 'MinorGC', 'MajorGC', 'WebSocketReceive'];
const LAYOUT = ['UpdateLayoutTree', 'RecalculateStyles', 'Layout', 'PrePaint'];
const COUNTED = new Set([...SCRIPTING, ...LAYOUT]);

/** Traces the page at a fraction of the machine's speed while `act` is done. */
export async function workDuring(page: Page, slower: number, act: () => Promise<void>): Promise<Work> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  await act();
  const events = await endTrace(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return workIn(events);
}

async function endTrace(cdp: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** Only what the thread did that draws the page. */
function workIn(events: readonly TraceEvent[]): Work {
  const frame = events.find(({ name }) => name === FRAME);
  const own = events.filter(({ pid, tid }) => pid === frame?.pid && tid === frame.tid).sort((a, b) => a.ts - b.ts);
  const begins = own.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  const frames = begins.map(() => 0);
  let reached = 0;
  for (const event of own.filter(({ name, dur }) => COUNTED.has(name) && dur !== undefined)) {
    // What is called from within something that is counted already counts once.
    if (event.ts < reached) continue;
    reached = event.ts + event.dur!;
    // What is done after a frame has begun, until the next does, is its work.
    const at = begins.findIndex((begin, i) => event.ts < begin || event.ts < (begins[i + 1] ?? Infinity));
    if (at >= 0) frames[at]! += worked(event);
  }
  const longest = Math.max(0, ...own.filter(({ name }) => name === TASK).map(worked));
  return { frames, longest };
}

/** In milliseconds. */
function worked({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
