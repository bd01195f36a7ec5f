// A browser that is seen and touched from a terminal, for somebody who plays a game by looking at it.
//   node tests/readers/hands.mjs open WIDTHxHEIGHT [--dark] [--lang pl]   serves the built page, prints its address for the others
//   node tests/readers/hands.mjs see FILE.png | tap X Y | hold X Y | drag X Y X2 Y2 | wheel X Y DY | key NAME | type TEXT | wait MS | close
// Nothing but pixels and touches: no text of the page, no selectors. Opened again, at another size, it is the same device at the same server.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here('../../web/package.json'))('playwright-core');
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const PORT = Number(process.env.HANDS ?? 8099);
const HOLD = 700; // ms of a long press

async function open(size, options) {
  const [width, height] = size.split('x').map(Number);
  const touch = width < 900;
  const [data, device] = ['data', 'device'].map((name) => join(tmpdir(), `hands-${PORT}`, name));
  mkdirSync(data, { recursive: true });
  const server = spawn(here('../../build/bin/roundhouse'), ['serve', '--port', String(PORT + 1), '--data', data, '--web', here('../../web/dist')], { stdio: 'ignore' });
  const context = await chromium.launchPersistentContext(device, {
    executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width, height }, hasTouch: touch, locale: options.includes('pl') ? 'pl-PL' : 'en-GB', colorScheme: options.includes('--dark') ? 'dark' : 'light',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()));
  await new Promise((done) => setTimeout(done, 1500));
  await page.goto(`http://127.0.0.1:${PORT + 1}/`);
  const press = (x, y, ms) => page.mouse.move(x, y).then(() => page.mouse.down()).then(() => page.waitForTimeout(ms)).then(() => page.mouse.up());
  const DEEDS = {
    see: (file) => page.screenshot({ path: file }),
    tap: (x, y) => (touch ? page.touchscreen.tap(+x, +y) : page.mouse.click(+x, +y)),
    hold: (x, y) => press(+x, +y, HOLD),
    drag: async (x, y, x2, y2) => {
      await page.mouse.move(+x, +y);
      await page.mouse.down();
      await page.mouse.move(+x2, +y2, { steps: 8 });
      await page.mouse.up();
    },
    wheel: (x, y, dy) => page.mouse.move(+x, +y).then(() => page.mouse.wheel(0, +dy)),
    key: (name) => page.keyboard.press(name),
    type: (...words) => page.keyboard.type(words.join(' ')),
    wait: (ms) => page.waitForTimeout(+ms),
  };
  createServer((request, response) => {
    const [deed, ...words] = JSON.parse(decodeURIComponent(request.url.slice(1)));
    const end = (said) => response.end(said + complaints.splice(0).map((c) => `\nthe console complains: ${c}`).join(''));
    if (deed === 'close') return void context.close().then(() => (server.kill(), end('closed'), process.exit(0)));
    if (!(deed in DEEDS)) return end(`no ${deed}; there are ${Object.keys(DEEDS).join(' ')} close`);
    DEEDS[deed](...words).then(() => end('ok'), ({ message }) => end(message));
  }).listen(PORT, '127.0.0.1', () => console.log(`open at ${size}`));
}

const [deed, ...words] = process.argv.slice(2);
if (deed === 'open') await open(words[0] ?? '1440x900', words.slice(1));
else console.log(await (await fetch(`http://127.0.0.1:${PORT}/${encodeURIComponent(JSON.stringify([deed, ...words]))}`)).text());
