/**
 * The service worker is one plain script: what it is made of is packed into it, and it shares no chunk
 * with the pages. Its address never changes, for under another one it would be another worker; what it is
 * told of the build does, so that it is a new worker whenever anything of the client is new.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

export const SCRIPT = 'worker.js';
const ENTRY = fileURLToPath(new URL('src/worker/index.ts', import.meta.url));
const FRAME = fileURLToPath(new URL('src/elsewhere/frame.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('public/', import.meta.url));
/** Of what is no module: what a page needs before it can say anything. */
const ALWAYS = ['/old.js', '/offline.js', '/icon.svg'];

interface Script {
  entry: string;
  format: 'iife' | 'es';
  target: string[];
  alias: Record<string, string>;
  /** What is told to it of the build. */
  own?: object;
}

async function packed({ entry, format, target, alias, own = {} }: Script): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    define: { BUILD: JSON.stringify(own) },
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format } },
    },
  })) as Rollup.RollupOutput;
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${entry} is more than one script: ${others.length}`);
  return script.code;
}

/** Names say what is in the parts; of the rest the bytes are read. */
function digest(parts: string[], page: string): string {
  const sum = createHash('sha256').update(parts.toSorted().join('\n')).update(page);
  for (const each of readdirSync(PUBLIC, { recursive: true, withFileTypes: true }))
    if (each.isFile())
      sum.update(each.name).update(readFileSync(`${each.parentPath}/${each.name}`));
  return sum.digest('hex').slice(0, 16);
}

export function worker(target: string[], alias: Record<string, string>): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no page');
        const text = String(page.source);
        const parts = Object.keys(bundle).filter((each) => each.startsWith('assets/'));
        const own = {
          build: digest(parts, text),
          files: [...ALWAYS, ...new Set(text.match(/\/assets\/[^"]+/g))],
        };
        page.source = text.replace(
          '<title>',
          `<meta name="build" content="${own.build}" />\n    <title>`,
        );
        this.emitFile({
          type: 'asset',
          fileName: SCRIPT,
          source: await packed({ entry: ENTRY, format: 'iife', target, alias, own }),
        });
      },
    },
  };
}

/** The program in the frame of a board from elsewhere: a page of its own, without an origin. */
export function frame(target: string[], alias: Record<string, string>): Plugin {
  return {
    name: 'frame-of-boards',
    apply: 'build',
    async generateBundle() {
      const source = await packed({ entry: FRAME, format: 'es', target, alias });
      this.emitFile({ type: 'asset', fileName: 'frame.js', source });
    },
  };
}
