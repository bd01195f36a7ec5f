import { expect, test } from 'vitest';
import { Studio } from '../../settings/audio/studio';
import { Thinning } from '../../settings/audio/thinning';

/** A context that wakes up when it is asked to, unless something keeps it from that. */
class Context {
  state: AudioContextState = 'suspended';
  refuses = false;
  heard: string[] = [];

  async resume(): Promise<void> {
    if (this.refuses) throw new DOMException('interrupted', 'InvalidStateError');
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

function open() {
  const context = new Context();
  const page = new EventTarget();
  const clock = { now: 0 };
  const house = { made: 0, muted: false };
  const make = () => {
    house.made++;
    return context;
  };
  const studio = new Studio({ make, page, wanted: () => !house.muted, now: () => clock.now });
  const play = (name: string) => studio.play(({ heard }) => void heard.push(name));
  const happens = async (event: string) => {
    page.dispatchEvent(new Event(event));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { context, clock, house, studio, play, happens };
}

test('nothing is made before the first touch; what is just missed is heard with it', async () => {
  const { context, house, play, happens } = open();
  play('bell');
  await happens('visibilitychange');
  expect([house.made, context.heard]).toEqual([0, []]);
  await happens('pointerup');
  expect([house.made, context.heard]).toEqual([1, ['bell']]);
  play('tap');
  expect(context.heard).toEqual(['bell', 'tap']);
});

test('a touch wakes it, so that the first tone later is heard at once', async () => {
  const { context, play, happens } = open();
  await happens('click');
  play('bell');
  expect(context.heard).toEqual(['bell']);
});

test('muted, nothing is made; muted later, it falls silent until it is wanted again', async () => {
  const { context, house, studio, play, happens } = open();
  house.muted = true;
  await happens('click');
  expect(house.made).toBe(0);
  house.muted = false;
  play('bell');
  await happens('nothing');
  expect(context.heard).toEqual(['bell']);
  house.muted = true;
  studio.rest();
  await happens('click');
  expect(context.state).toBe('suspended');
  house.muted = false;
  await happens('click');
  expect(context.state).toBe('running');
});

test.each(['pointerup', 'touchend', 'click', 'keydown', 'visibilitychange'])('after an interruption sound comes back with %s', async (occasion) => {
  const { context, happens } = open();
  await happens('click');
  for (const state of ['interrupted', 'suspended'] as AudioContextState[]) {
    context.state = state;
    await happens(occasion);
    expect(context.state).toBe('running');
  }
});

test('what was missed for long is not played all together afterwards, what is just missed is', async () => {
  const { context, clock, play, happens } = open();
  context.refuses = true;
  await happens('click');
  play('tap');
  await happens('click');
  play('bell');
  clock.now = 60_000;
  context.refuses = false;
  await happens('click');
  expect([context.state, context.heard]).toEqual(['running', []]);

  context.state = 'suspended';
  context.refuses = true;
  play('tap');
  play('bell');
  await happens('pointerup');
  context.refuses = false;
  await happens('click');
  expect(context.heard).toEqual(['bell']);
});

test('the same sound is not begun twice at once, other sounds and one’s own are not lost', () => {
  const thinning = new Thinning();
  const heard = (sound: 'card' | 'turn', soft: boolean, now: number) => thinning.admits({ sound, soft }, now);
  expect([0, 10, 40, 200].map((now) => heard('card', true, now))).toEqual([true, false, false, false]);
  expect(heard('card', false, 41)).toBe(true);
  expect(heard('turn', true, 42)).toBe(true);
  expect(heard('card', true, 300)).toBe(true);
});

test('a rhythm is heard to its end before the same begins again', () => {
  const thinning = new Thinning();
  const train = { sound: 'carriages', times: 6, gap: 70, after: 240 } as const;
  expect([0, 300, 500, 1000].map((now) => thinning.admits(train, now))).toEqual([true, false, true, true]);
});
