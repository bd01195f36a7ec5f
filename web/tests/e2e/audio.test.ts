// How the sounds sound, as far as numbers tell: each is rendered by the browser without a loudspeaker, through the mixing desk.
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SOUNDS, type Cue } from '../../settings/audio/cue';
import type * as Band from '../../settings/audio/band';
import { DESKTOP, oneBrowser } from './browser';

const RATE = 44_100;
/** Seconds: longer than any sound may be. */
const ROOM = 2;

interface Figures {
  peak: number;
  /** What is left of it on the average: a loudspeaker should be at rest. */
  rest: number;
  /** Seconds until nothing is heard any more. */
  length: number;
  /** The loudest of the first and of the last moments: more is a click. */
  edges: number;
  /** The loudness of the loudest twentieth of a second. */
  loud: number;
}

const visit = oneBrowser();
let code = '';
beforeAll(async () => {
  const lib = { entry: fileURLToPath(new URL('../../settings/audio/band.ts', import.meta.url)), formats: ['iife' as const], name: 'band' };
  const [built] = (await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: false, lib } })) as Rolldown.RolldownOutput[];
  code = built!.output[0].code.replace(/^(var|const|let) band/m, 'window.band');
});

/** Plays cues together, from the beginning of a silent room. */
function render(page: Page, cues: readonly Cue[]): Promise<Figures> {
  return page.evaluate(
    async ({ cues, RATE, ROOM }) => {
      const { mixingDesk, sing } = (window as unknown as { band: typeof Band }).band;
      const context = new OfflineAudioContext(1, RATE * ROOM, RATE);
      const stage = mixingDesk(context);
      for (const cue of cues) sing(stage, 0.01, cue);
      const samples = (await context.startRendering()).getChannelData(0);
      const loudest = (part: Float32Array) => part.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
      const heard = samples.findLastIndex((x) => Math.abs(x) > 0.001) + 1;
      const window_ = RATE / 20;
      let loud = 0;
      for (let from = 0; from + window_ <= samples.length; from += window_)
        loud = Math.max(loud, Math.sqrt(samples.subarray(from, from + window_).reduce((sum, x) => sum + x * x, 0) / window_));
      return {
        peak: loudest(samples),
        rest: Math.abs(samples.subarray(0, heard).reduce((sum, x) => sum + x, 0) / heard),
        length: heard / RATE,
        edges: Math.max(loudest(samples.subarray(0, RATE * 0.01)), loudest(samples.subarray(-RATE * 0.1))),
        loud,
      };
    },
    { cues: [...cues], RATE, ROOM },
  );
}

async function rendered(cues: Record<string, readonly Cue[]>): Promise<Record<string, Figures>> {
  const { page, close } = await visit('about:blank', DESKTOP);
  try {
    await page.addScriptTag({ content: code });
    const figures: Record<string, Figures> = {};
    for (const [name, all] of Object.entries(cues)) figures[name] = await render(page, all);
    if (process.env.FIGURES) console.table(figures);
    return figures;
  } finally {
    await close();
  }
}

const SIX = { times: 6, gap: 70 };

describe('every sound', () => {
  const each: Record<string, readonly Cue[]> = Object.fromEntries(SOUNDS.flatMap((sound) => {
    const cue: Cue = { sound, ...(sound === 'carriages' ? SIX : sound === 'tick' ? { times: 3 } : {}) };
    return [[sound, [cue]], [`${sound}, of another`, [{ ...cue, soft: true }]]];
  }));

  test('is heard, is not too loud, leaves the loudspeaker at rest, begins and ends without a click, and is over in time', async () => {
    for (const [name, { peak, rest, length, edges }] of Object.entries(await rendered(each))) {
      expect(peak, `${name}: peak`).toBeGreaterThan(0.02);
      expect(peak, `${name}: peak`).toBeLessThan(0.9);
      expect(rest, `${name}: rest`).toBeLessThan(0.003);
      expect(edges, `${name}: a click`).toBeLessThan(0.002);
      expect(length, `${name}: seconds`).toBeLessThan(1.5);
    }
  });

  test('of another is softer than one’s own', async () => {
    const figures = await rendered(each);
    for (const sound of SOUNDS) expect(figures[`${sound}, of another`]!.loud, sound).toBeLessThan(figures[sound]!.loud);
  });
});

test('all of them together are still not too loud', async () => {
  const { all } = await rendered({ all: SOUNDS.map((sound) => ({ sound })) });
  expect(all!.peak).toBeLessThan(0.9);
});
