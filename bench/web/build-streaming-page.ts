import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const web = path.join(path.dirname(path.dirname(import.meta.dirname)), 'web');
const entry = 'src/features/chat/testing/streaming-page.tsx';

/** The page that draws growing texts, built as the product's pages are. */
export interface StreamingPage {
  /** Address path of its script. */
  readonly script: string;
  readonly read: (pathname: string) => Promise<Buffer>;
  readonly remove: () => Promise<void>;
}

export async function buildStreamingPage(): Promise<StreamingPage> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'notewright-streaming-'));
  await build({
    root: web,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: path.join(web, entry) } },
  });
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return {
    script: `/${manifest[entry]?.file ?? ''}`,
    read: (pathname) => readFile(path.join(outDir, pathname)),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
