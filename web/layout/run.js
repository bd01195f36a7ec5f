// Writes the layout files of data/. Run with `npm run layout`, or `npm run layout signal` for some of them; the results are
// committed and reviewed like code.
import { runnerImport } from 'vite';

const JOBS = { ttr: ['./generate.ts', 'generate'], signal: ['./signal.ts', 'generateSignal'] };
const wanted = process.argv.slice(2);

for (const [name, [file, job]] of Object.entries(JOBS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { module } = await runnerImport(new URL(file, import.meta.url).pathname);
  module[job]();
}
