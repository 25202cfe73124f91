/**
 * The service worker is one plain script: what it is made of is packed into it, and it shares no chunk
 * with the pages. Its address never changes, for under another one it would be another worker.
 */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

export const SCRIPT = 'worker.js';
const ENTRY = fileURLToPath(new URL('src/worker/index.ts', import.meta.url));

async function packed(target: string[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`the worker is more than one script: ${others.length}`);
  return script.code;
}

export function worker(target: string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: await packed(target) });
    },
  };
}
