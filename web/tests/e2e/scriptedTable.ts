// A table of the scripted server, opened in a browser that is closed again, and a page that must not complain.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ClientMessage } from '../../protocol/messages';
import { ScriptedServer } from '../scripted/server';
import { launch, press, visit, type Screen } from './browser';

export type Answer = (message: ClientMessage, say: (reply: object) => void) => void;
export type AtTable = (answer: Answer, screen: Screen, body: (page: Page, server: ScriptedServer) => Promise<void>) => Promise<void>;

/** Answers whoever comes or asks with this snapshot; what else there is to say comes after it. */
export const showing = (snapshot: object, more: Answer = () => {}): Answer => (message, say) => {
  if (message.t === 'new' || message.t === 'join' || message.t === 'view') say(snapshot);
  more(message, say);
};

/** To be called once at the top of a file. `before` is run in the page before anything else. */
export function scriptedTables(scene: ScriptedServer['scene'], before: () => void = () => {}): AtTable {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  return async (answer, screen, body) => {
    const server = new ScriptedServer(answer, scene);
    const { page, complaints, close } = await visit(browser, await server.listen(), screen, before);
    try {
      await press(page, screen, 'button[type=submit]');
      await page.waitForSelector('svg[role=group]');
      await body(page, server);
      expect(complaints).toEqual([]);
    } finally {
      await close();
      await server.close();
    }
  };
}
