// Writes data/ttr/usa.layout.json. Run with `npm run layout`; the result is committed and reviewed like code.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./generate.ts', import.meta.url).pathname);
module.generate();
