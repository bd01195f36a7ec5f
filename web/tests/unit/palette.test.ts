// Colours are told apart by everybody: by distance under simulated colour-blindness, or by the shape that stands beside them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as palette from '../../ui/palette';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const scale = ['ui/scale.css', 'games/ttr/colours.css', 'games/ghost/colours.css', 'games/signal/colours.css'].map(read).join('');

/** A colour of the scale as it is by day or by night. */
function colour(name: string, theme: 0 | 1): string {
  const [, day, night] = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\\))?;`).exec(scale)!;
  return theme === 0 ? day! : (night ?? day!);
}

/** What is drawn in colours of the scale, with their values. */
function valued<T extends { fill: string; ink: string }>(look: T, theme: 0 | 1 = 0): T {
  const [fill, ink] = [look.fill, look.ink].map((taken) => colour(/^var\(--([\w-]+)\)$/.exec(taken)![1]!, theme));
  return { ...look, fill, ink } as T;
}

const cardLook = (kind: string) => valued(palette.cardLook(kind));
const playerLook = (n: number, theme: 0 | 1) => valued(palette.playerLook(n), theme);

type Rgb = readonly [number, number, number];

const CARDS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive', 'grey'];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear light; and nobody's deficiency for comparison. */
const EYES: Record<string, readonly Rgb[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [n >> 16, (n >> 8) & 255, n & 255].map((c) => linear(c / 255)) as unknown as Rgb;
}

function linear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function seen(colour: Rgb, eyes: readonly Rgb[]): Rgb {
  return eyes.map((row) => Math.max(0, Math.min(1, row.reduce((sum, f, i) => sum + f * colour[i]!, 0)))) as unknown as Rgb;
}

/** Distance in CIE L*a*b*: about 2 is just noticeable, 10 is plain. */
function distance(a: Rgb, b: Rgb): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function contrast(one: string, other: string): number {
  const light = (hex: string) => rgb(hex).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0) + 0.05;
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

const pairs = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

describe('kinds of cards', () => {
  test('every kind has a shape of its own; only grey, which is no kind, has none', () => {
    expect(new Set(CARDS.map((kind) => cardLook(kind).glyph)).size).toBe(CARDS.length);
    expect(cardLook('grey').glyph).toBe('');
  });

  test.each(CARDS.slice(0, -1))('the shape of %s stands out from its colour', (kind) => {
    expect(contrast(cardLook(kind).fill, cardLook(kind).ink)).toBeGreaterThanOrEqual(3);
  });
});

const THEMES = [['by day', 0], ['by night', 1]] as const;

describe('players', () => {
  const all = palette.MARKS.map((_, n) => n);

  test('there are eight colours and eight marks, and no mark is the shape of a card', () => {
    expect(all).toHaveLength(8);
    expect(new Set([...palette.MARKS, ...CARDS.map((kind) => cardLook(kind).glyph)]).size).toBe(palette.MARKS.length + CARDS.length);
  });

  test.each(THEMES)('%s every mark is easy to see on every colour', (_, theme) => {
    for (const n of all) expect(contrast(playerLook(n, theme).fill, playerLook(n, theme).ink), `${n}`).toBeGreaterThanOrEqual(4.5);
  });

  // Nobody has another's mark, so this would be true of any colours: here it is true without looking at marks.
  test.each(THEMES.flatMap(([when, theme]) => Object.entries(EYES).map(([name, eyes]) => [when, name, theme, eyes] as const)))('%s any two colours differ plainly to eyes with %s', (_when, _name, theme, eyes) => {
    for (const [a, b] of pairs(all)) {
      const [one, other] = [a, b].map((n) => seen(rgb(playerLook(n, theme).fill), eyes)) as [Rgb, Rgb];
      const light = Math.abs(lab(one)[0] - lab(other)[0]);
      // Whoever does not choose has one of the first five.
      if (b < 5) expect(distance(one, other), `${a} and ${b}`).toBeGreaterThanOrEqual(24);
      expect(distance(one, other) >= 15 || light >= 20, `${a} and ${b}: ${distance(one, other).toFixed(1)}, lightness ${light.toFixed(1)}`).toBe(true);
    }
  });

  test.each(THEMES)('%s a carriage is never of the lightness of a free space of its hue', (_, theme) => {
    const tint = Number(/--ttr-tint: (\d+)%/.exec(scale)![1]) / 100;
    for (const kind of CARDS) {
      const slot = mixed(cardLook(kind).fill, colour('ttr-slot', theme), tint);
      for (const n of all) {
        const [body, space] = [lab(rgb(playerLook(n, theme).fill)), lab(rgb(slot))];
        if (oneHue(body, space)) expect(Math.abs(body[0] - space[0]), `player ${n} on ${kind} ${slot}`).toBeGreaterThanOrEqual(25);
      }
    }
  });

  test('seats look as they chose; who chose nothing gets what nobody has', () => {
    expect(palette.seatLooks([{}, {}])).toEqual([palette.playerLook(0), palette.playerLook(1)]);
    expect(palette.seatLooks([{ colour: 1 }, {}, { mark: 1 }])).toEqual([palette.playerLook(1, 0), palette.playerLook(0, 2), palette.playerLook(2, 1)]);
    expect(new Set(palette.seatLooks([{}, { colour: 0, mark: 4 }, {}, {}, {}]).map(({ fill }) => fill)).size).toBe(5);
  });
});

/** As the style mixes them: in sRGB. */
function mixed(one: string, other: string, part: number): string {
  const parts = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return `#${a.map((c, i) => Math.round(c * part + b[i]! * (1 - part)).toString(16).padStart(2, '0')).join('')}`;
}

/** Within a twelfth of the circle; what is nearly grey has no hue. */
function oneHue(a: Rgb, b: Rgb): boolean {
  const hue = ([, u, w]: Rgb) => Math.atan2(w, u);
  const apart = Math.abs(((hue(a) - hue(b) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  return Math.hypot(b[1], b[2]) > 12 && apart < Math.PI / 6;
}

describe('words on paper, light and dark', () => {
  const WORDS: [string, string][] = [
    ['ink', 'paper'], ['ink', 'panel'], ['ink-soft', 'panel'], ['ink-soft', 'paper'], ['ink-soft', 'panel-2'], ['accent-ink', 'panel'],
    ['accent-ink', 'paper'], ['on-accent', 'accent'], ['good', 'panel'], ['bad', 'panel'], ['warn', 'warn-paper'], ['map-ink', 'map-halo'],
    ['ink', 'panel-2'], ['accent-ink', 'panel-2'], ['code-ink', 'code-paper'],
  ];
  const OF_GAMES: [string, string][] = [
    ['ttr-deck-ink', 'ttr-deck'], ['ttr-ticket-ink', 'ttr-ticket'], ['ghost-paper', 'ghost-night'], ['ghost-paper', 'ghost-panel-2'],
    ['ghost-soft', 'ghost-panel-2'], ['ghost-ink', 'ghost-lamp'], ['ghost-lamp', 'ghost-panel'], ['ghost-good', 'ghost-panel'], ['ghost-bad', 'ghost-panel'],
    ['ghost-wild-ink', 'ghost-wild'], ['ghost-ink', 'ghost-paper'], ['ghost-no-ink', 'ghost-no'], ['ghost-yes-ink', 'ghost-yes'], ['ghost-cloth', 'ghost-teach-yes'], ['signal-black-ink', 'signal-black'], ['signal-brown-ink', 'signal-brown'], ['signal-grey-ink', 'signal-grey'],
    ['signal-card-ink', 'signal-card-signal'], ['signal-card-ink', 'signal-card-switch'], ['signal-card-ink', 'signal-card-train'],
    ['signal-schedule-ink', 'signal-schedule'],
  ];
  /** What is no word but must be seen: the edge of a field, the ring of the focus. */
  const SIGNS: [string, string][] = [['field-line', 'panel'], ['field-line', 'paper'], ['focus', 'paper'], ['focus', 'panel'], ['accent', 'panel'], ['frame', 'paper'],
    ['ttr-city-edge', 'ttr-city'], ['ghost-teach-ink', 'ghost-teach'], ['ghost-teach-line', 'ghost-paper'], ['ghost-teach-edge', 'ghost-paper'], ['ghost-teach-yes', 'ghost-paper'], ['ghost-yes', 'ghost-panel'], ['ghost-bad', 'ghost-no'], ['signal-rail', 'signal-sleeper'], ['signal-lamp-ink', 'signal-go'], ['signal-lamp-ink', 'signal-stop'], ['signal-way', 'signal-way-edge'], ['signal-bar-ink', 'signal-bar'], ['signal-bar', 'signal-junction'], ['signal-junction-edge', 'signal-junction']];
  test.each([['light', 0], ['dark', 1]] as const)('%s: what can be paid for is lit in a colour of no card, and no space melts into the land', (_, theme) => {
    for (const kind of CARDS) expect(distance(rgb(colour('payable', theme)), rgb(cardLook(kind).fill)), kind).toBeGreaterThan(25);
    for (const kind of CARDS) {
      const [space, edge] = [cardLook(kind).fill, colour('map-edge', theme)].map((c) => contrast(c, colour('map-land', theme)));
      expect(Math.max(space!, edge!), kind).toBeGreaterThan(3);
    }
  });

  test.each([['light', 0], ['dark', 1]] as const)('%s has contrast for small text (AA)', (_, theme) => {
    for (const [ink, paper] of [...WORDS, ...OF_GAMES]) expect(contrast(colour(ink, theme), colour(paper, theme)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    for (const [sign, paper] of SIGNS) expect(contrast(colour(sign, theme), colour(paper, theme)), `${sign} on ${paper}`).toBeGreaterThanOrEqual(3);
  });
});
