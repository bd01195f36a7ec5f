// Pages and tables of a scripted server; a page must not complain.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ClientMessage } from '../../net/messages';
import { ScriptedServer } from '../scripted/server';
import { keptPages, press, type Screen } from './browser';

export type Answer = (message: ClientMessage, say: (reply: object) => void) => void;
export type Body = (page: Page, server: ScriptedServer, complaints: string[]) => Promise<void>;
export interface AtTable {
  (answer: Answer, screen: Screen, body: Body): Promise<void>;
  /** The same before there is a table: at this address of the page. */
  atPage: (answer: Answer, screen: Screen, body: Body, path?: string) => Promise<void>;
}

/** Answers whoever comes or asks with this snapshot; what else there is to say comes after it. */
export const showing = (snapshot: object, more: Answer = () => {}): Answer => (message, say) => {
  if (message.t === 'start' || message.t === 'join' || message.t === 'view') say(snapshot);
  more(message, say);
};

/** Everything of one kind that the page said. */
export const said = <T extends ClientMessage['t']>(server: ScriptedServer, t: T): Extract<ClientMessage, { t: T }>[] =>
  server.heard.filter((m): m is Extract<ClientMessage, { t: T }> => m.t === t);

/** To be called once at the top of a file. `before` is run in the page before anything else. */
export function scriptedTables(scene: ScriptedServer['scene'], before: () => void = () => {}): AtTable {
  const visit = keptPages(before);
  const server = new ScriptedServer(() => {}, scene);
  let url: string;
  beforeAll(async () => {
    url = await server.listen();
  });
  afterAll(() => server.close());
  const atPage: AtTable['atPage'] = async (answer, screen, body, path = '') => {
    server.begin(answer);
    await visit(url + path, screen, async ({ page, complaints }) => {
      await body(page, server, complaints);
      expect(complaints).toEqual([]);
    });
  };
  const atTable = (answer: Answer, screen: Screen, body: Body) =>
    atPage(answer, screen, async (page, server, complaints) => {
      await press(page, screen, 'button[type=submit]');
      await page.waitForSelector('svg[role=group]');
      await body(page, server, complaints);
    });
  return Object.assign(atTable, { atPage });
}
