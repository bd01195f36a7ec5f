import { expect, test } from 'vitest';
import { Studio } from '../../settings/studio';

/** A context that wakes up when it is asked to, unless something keeps it from that. */
class Context {
  state: AudioContextState = 'suspended';
  refuses = false;
  heard: string[] = [];

  async resume(): Promise<void> {
    if (this.refuses) throw new DOMException('interrupted', 'InvalidStateError');
    this.state = 'running';
  }
}

function open() {
  const context = new Context();
  const page = new EventTarget();
  const clock = { now: 0 };
  const studio = new Studio(() => context, page, () => clock.now);
  const play = (name: string) => studio.play(({ heard }) => void heard.push(name));
  const happens = async (event: string) => {
    page.dispatchEvent(new Event(event));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { context, clock, play, happens };
}

test('the first tone is heard though the context begins asleep', async () => {
  const { context, play, happens } = open();
  play('bell');
  expect(context.heard).toEqual([]);
  await happens('nothing');
  expect(context.heard).toEqual(['bell']);
  play('tap');
  expect(context.heard).toEqual(['bell', 'tap']);
});

test.each(['pointerup', 'touchend', 'click', 'keydown', 'visibilitychange'])('after an interruption sound comes back with %s', async (occasion) => {
  const { context, play, happens } = open();
  play('bell');
  await happens('nothing');
  for (const state of ['interrupted', 'suspended'] as AudioContextState[]) {
    context.state = state;
    await happens(occasion);
    expect(context.state).toBe('running');
  }
});

test('what was missed for long is not played all together afterwards, what is just missed is', async () => {
  const { context, clock, play, happens } = open();
  context.refuses = true;
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
