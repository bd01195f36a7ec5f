// The worker in which the tables of this device are played, so that the page stays smooth while bots think.
import { startModule } from '../engine/module';
import { Keeper } from './keeper';
import { Kept } from './store';
import type { FromWorker, ToWorker } from './words';

const tell = (news: FromWorker) => postMessage(news);
let keeper: Keeper | undefined;

function begin(file: string): void {
  const compiled = fetchModule(file);
  compiled.catch(() => {}); // whoever starts it hears of it
  keeper = new Keeper(new Kept(), async (say) => startModule(await compiled, say), tell);
  keeper.begin();
}

/** Compiled while it comes, where the server says what it is; not every web space does. */
async function fetchModule(file: string): Promise<WebAssembly.Module> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (answer.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'start') begin(data.module);
  else if (data.do === 'say') keeper?.say(data.text);
  else if (data.do === 'away') keeper?.away();
  else if (data.do === 'pace') keeper?.pace(data.ms);
  else keeper?.take(data.table);
};
