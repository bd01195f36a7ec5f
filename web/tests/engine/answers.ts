// Where requests are answered: by the program of this machine, by the module in node, by the module in a worker of Chromium's. An answer to a
// group is the digest of all that was said, and how much it was.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startModule } from '../../engine/module';
import { BOARDS, type Group } from './requests';

export type Which = 'roundhouse' | 'probe';
/** For every browser, or for those with SIMD. */
export const BUILDS = ['wasm', 'wasm-simd'] as const;
export type Build = (typeof BUILDS)[number];
/** By group, "bytes sha256". */
export type Answers = string[];

const root = fileURLToPath(new URL('../../../', import.meta.url));
export const moduleFile = (which: Which, build: Build) => `${root}build/${build}/bin/${which}.wasm`;
const SHELL = '/usr/bin/chromium-headless-shell';

class Digest {
  readonly #hash = createHash('sha256');
  #bytes = 0;
  add(text: string): void {
    this.#hash.update(`${text}\n`);
    this.#bytes += Buffer.byteLength(text) + 1;
  }
  toString(): string {
    return `${this.#bytes} ${this.#hash.digest('hex')}`;
  }
}

/** The program reads lines, the probe texts with a zero byte after each. One run a group, so that nobody waits for a pipe to drain. */
export async function ofProgram(which: Which, groups: Group[]): Promise<Answers> {
  const answers: Answers = [];
  let boards: string[] = []; // those that came before
  for (const { name, requests } of groups) {
    answers.push(await runOf(which, [...boards, ...requests], boards.length));
    if (name === BOARDS) boards = requests;
  }
  return answers;
}

function runOf(which: Which, requests: string[], skipped: number): Promise<string> {
  const [args, end] = which === 'probe' ? [[], '\0'] : [['engine'], '\n'];
  const child = spawn(`${root}build/bin/${which}`, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.end(requests.map((request) => request + end).join(''));
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => (code === 0 ? done(digestOf(Buffer.concat(parts).toString().split('\n').slice(skipped, -1))) : failed(new Error(`${which} ended with ${code}`))));
  });
}

function digestOf(said: string[]): string {
  const digest = new Digest();
  for (const text of said) digest.add(text);
  return digest.toString();
}

export async function inNode(which: Which, build: Build, groups: Group[]): Promise<Answers> {
  let digest = new Digest();
  const compiled = await WebAssembly.compile(readFileSync(moduleFile(which, build)));
  const module = await startModule(compiled, (text) => digest.add(text));
  return groups.map(({ requests }) => {
    digest = new Digest();
    for (const request of requests) module.hear(request);
    return digest.toString();
  });
}

/** What the worker does: the same, with the digests of the browser. */
const WORKER = `
import { startModule } from './module.js';
let said = [];
const encoder = new TextEncoder();
const times = [];
function say(text) {
  times.push(performance.now());
  said.push(text);
}
const module = await startModule(await WebAssembly.compileStreaming(fetch('module.wasm')), say);
onmessage = async ({ data }) => {
  said = [];
  times.splice(0, times.length, performance.now());
  for (const request of data) module.hear(request);
  const took = times.slice(1).map((time, i) => time - times[i]);
  const bytes = encoder.encode(said.map((text) => text + '\\n').join(''));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  postMessage([bytes.length + ' ' + [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''), took]);
};
postMessage('ready');
`;
/** As the server sends it. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** What came of a group in Chromium. */
export interface Timed {
  answer: string;
  /** How long each text that was said took, and the pictures of the page meanwhile, in ms. */
  took: number[];
  frames: number[];
}

export async function inChromium(which: Which, build: Build, groups: Group[]): Promise<Answers> {
  return (await timedInChromium(which, build, groups)).map(({ answer }) => answer);
}

export async function timedInChromium(which: Which, build: Build, groups: Group[]): Promise<Timed[]> {
  const server = await serve(which, build);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? SHELL, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(beginWorker);
    const told: Timed[] = [];
    for (const { requests } of groups) told.push(await page.evaluate(askWorker, requests));
    return told;
  } finally {
    await browser.close();
    server.close();
  }
}

interface Asking {
  worker: Worker;
}

function beginWorker(): Promise<void> {
  const asking = globalThis as unknown as Asking;
  asking.worker = new Worker('worker.js', { type: 'module' });
  return new Promise((done, failed) => {
    asking.worker.onmessage = () => done();
    asking.worker.onerror = (event) => failed(new Error(event.message));
  });
}

function askWorker(requests: string[]): Promise<Timed> {
  const { worker } = globalThis as unknown as Asking;
  const frames: number[] = [];
  let before = performance.now();
  let going = true;
  const draw = () => {
    const now = performance.now();
    frames.push(now - before);
    before = now;
    if (going) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  return new Promise((done, failed) => {
    worker.onmessage = ({ data: [answer, took] }: MessageEvent<[string, number[]]>) => {
      going = false;
      done({ answer, took, frames });
    };
    worker.onerror = (event) => failed(new Error(event.message));
    worker.postMessage(requests);
  });
}

async function serve(which: Which, build: Build): Promise<Server> {
  const loader = readFileSync(new URL('../../engine/module.ts', import.meta.url), 'utf8');
  const script = 'text/javascript';
  const files: Record<string, [string, string | Buffer]> = {
    '/': ['text/html', '<!doctype html><title>engine</title>'],
    '/worker.js': [script, WORKER],
    '/module.js': [script, stripTypeScriptTypes(loader)],
    '/module.wasm': ['application/wasm', readFileSync(moduleFile(which, build))],
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.[0] ?? 'text/plain', 'Content-Security-Policy': POLICY });
    response.end(file?.[1]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
