// Somebody who plays a game of any family against bots, from the home page on.
import type { Page } from 'playwright-core';
import { GhostPlayer } from './ghost/player';
import type { Screen } from './browser';
import { SignalPlayer } from './signal/player';
import { Player } from './ttr/player';

export interface AnyPlayer {
  /** Of so many actions. */
  readonly actions: number;
  playUntil(enough: () => boolean | Promise<boolean>): Promise<void>;
}

export async function beginGame(page: Page, screen: Screen, game: string): Promise<AnyPlayer> {
  if (game === 'ghost-train') {
    const player = new GhostPlayer(page, screen, 'list');
    await player.begin(2);
    return player;
  }
  if (game.startsWith('ttr')) {
    const player = new Player(page, screen, 'pointer');
    await player.begin(game, 2);
    return player;
  }
  const player = new SignalPlayer(page, screen, 'list');
  await player.begin(game);
  return player;
}

/** The game is played to its end, and the page shows how it ended. */
export async function playWhole(page: Page, screen: Screen, game: string): Promise<void> {
  const player = await beginGame(page, screen, game);
  await player.playUntil(() => false);
  await page.waitForSelector('main[aria-busy=false] table tbody, .result');
}
