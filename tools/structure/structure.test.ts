import { describe, expect, it } from 'vitest';
import { checkCatalogues } from './catalogues.ts';
import { checkDirections } from './directions.ts';
import { checkFixedWaits, checkNames, checkSilencers } from './names.ts';
import { checkMainThread, checkNarrowEntries } from './main-thread.ts';
import { checkRegistries } from './registries.ts';
import { listImports, type SourceFile } from './source-files.ts';
import { checkSpokenSentences } from './spoken-sentences.ts';

function file(path: string, text = ''): SourceFile {
  return { path, text, imports: listImports(path, text) };
}

describe('listImports', () => {
  it('finds every form and resolves relative ones', () => {
    const text = `import a from './a.ts';\nimport type {\n  B,\n} from '../b/b.ts';\nexport * from "zod";\nimport './side.css';\nconst c = await import('./c.ts');`;
    expect(listImports('server/src/areas/x.ts', text)).toEqual([
      'server/src/areas/a.ts',
      'server/src/b/b.ts',
      'zod',
      'server/src/areas/side.css',
      'server/src/areas/c.ts',
    ]);
  });
});

describe('checkMainThread', () => {
  const entries = new Map([
    ['@notewright/engine', 'engine/src/index.ts'],
    ['@notewright/engine/value-sets', 'engine/src/value-sets.ts'],
  ]);
  const main = file('server/src/main.ts', `import { a } from './a.ts';`);
  const checkWith = (...more: readonly SourceFile[]): string[] => checkMainThread([main, ...more], entries);

  it.each([
    ['a value of the whole engine', `import { chart } from '@notewright/engine';`],
    ['the whole engine for its types alone', `import { type Span } from '@notewright/engine';`],
    ['the whole engine passed on', `export * from '@notewright/engine';`],
    ['a table', `import { table } from '../../engine/src/codes/tables/icd10cm.data.ts';`],
    ['a long list of names', `import {\n  chart,\n  redact,\n} from '@notewright/engine';`],
  ])('refuses %s', (_what, text) => {
    expect(checkWith(file('server/src/a.ts', text))).toHaveLength(1);
  });

  it('says so once, not for each table that the engine loads in turn', () => {
    const a = file('server/src/a.ts', `import { chart } from '@notewright/engine';`);
    const engine = file('engine/src/index.ts', `export { cities } from './lexicons/cities.data.ts';`);
    expect(checkWith(a, engine)).toHaveLength(1);
  });

  it('finds a table behind a narrow entry, and names the way to it', () => {
    const a = file('server/src/a.ts', `import { toolNames } from '@notewright/engine/value-sets';`);
    const sets = file('engine/src/value-sets.ts', `export { cities } from './lexicons/cities.data.ts';`);
    expect(checkWith(a, sets)).toEqual([
      'server/src/main.ts imports server/src/a.ts imports engine/src/value-sets.ts imports engine/src/lexicons/cities.data.ts: the server loads the engine before it listens',
    ]);
  });

  it.each([
    ['types', `import type { Span } from '@notewright/engine';`],
    ['what is loaded later', `const later = () => import('@notewright/engine');`],
    ['a narrow entry', `import { toolNames } from '@notewright/engine/value-sets';`],
    ['a file that starts a thread', `new Worker(new URL('./engine-thread.ts', import.meta.url));`],
  ])('takes %s', (_what, text) => {
    const thread = file('server/src/engine-thread.ts', `import { chart } from '@notewright/engine';`);
    expect(checkWith(file('server/src/a.ts', text), thread)).toEqual([]);
  });
});

describe('checkNarrowEntries', () => {
  it.each([
    'server/src/documents/child/redact-plain-text.ts',
    'server/src/codes/open-shared.ts',
    'server/src/tools/look-up-jobs.ts',
    'cli/src/run-cli.ts',
  ])('refuses the whole engine in %s, and takes its types and a narrow entry', (path) => {
    const whole = file(path, `import { redact } from '@notewright/engine';`);
    const types = file(path, `import type { Span } from '@notewright/engine';`);
    const entry = file(path, `import { redact } from '@notewright/engine/redact';`);
    expect(checkNarrowEntries([whole])).toHaveLength(1);
    expect(checkNarrowEntries([types, entry])).toEqual([]);
  });
});

describe('checkDirections', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['engine/src/chart/chart.ts', `import { readFile } from 'node:fs';`],
    ['engine/src/chart/chart.ts', `import { redact } from '../redact/index.ts';`],
    ['contract/src/index.ts', `import fastify from 'fastify';`],
    ['server/src/kernel/a.ts', `import type { Route } from '../http/route.ts';`],
    ['server/src/turns/turn.ts', `import { sql } from 'kysely';`],
    ['server/src/turns/turn.ts', `import { x } from '../http/route.ts';`],
    ['server/src/areas/chat/a.ts', `import { x } from '../authentication-app/b.ts';`],
    ['server/src/areas/chat/a.ts', `import { seal } from '../../keys/sealer.ts';`],
    ['server/src/http/app.ts', `import { createDisk } from '../files/disk.ts';`],
    ['server/src/wiring-diagram.ts', `import { createDisk } from './files/disk.ts';`],
    ['web/src/features/chat/a.tsx', `import { x } from '../history/b.tsx';`],
    ['web/src/ui/button.tsx', `import { x } from '../features/chat/b.tsx';`],
    ['web/src/api/call.ts', `import { x } from '@notewright/server';`],
    ['web/src/features/home/a.tsx', `import { redact, type Span } from '@notewright/engine';`],
    ['web/src/features/home/a.tsx', `import { redact } from '@notewright/engine/redact';`],
    ['web/src/api/a.ts', `export * from '@notewright/engine';`],
    ['web/src/hooks/use-a.ts', `import { toast } from '../ui/toast.ts';`],
    ['web/src/api/a.ts', `import { useA } from '../hooks/use-a.ts';`],
    ['web/src/session/a.ts', `import { call } from '../api/call.ts';`],
    ['web/src/features/home/try-it/a.tsx', `import { readText } from './read-text.ts';`],
    ['web/src/workbench/document/a.tsx', `import { annotate } from '@notewright/engine/annotation';`],
    ['web/src/workbench/document/a.tsx', `import { readDocument } from './read-document.ts';`],
    ['cli/src/run-cli.ts', `import { x } from '@notewright/server';`],
    ['cli/src/run-cli.ts', `import { x } from '../../server/src/wiring.ts';`],
  ];
  it.each(broken)('refuses %s with %s', (path, text) => {
    expect(checkDirections([file(path, text)])).toHaveLength(1);
  });

  const sound: readonly (readonly [string, string])[] = [
    ['engine/src/chart/chart.ts', `import { lines } from '../text/lines.ts';`],
    ['contract/src/entities.ts', `import { z } from 'zod';\nimport type { Span } from '@notewright/engine';`],
    ['server/src/wiring.ts', `import { createDisk } from './files/disk.ts';`],
    ['server/src/wiring/open-ground.ts', `import { createDisk } from '../files/disk.ts';`],
    ['server/src/store/chats.ts', `import { sql } from 'kysely';`],
    ['web/src/features/chat/a.tsx', `import { call } from '../../api/call.ts';`],
    [
      'web/src/features/home/a.tsx',
      `import { toolNames } from '@notewright/engine/value-sets';\nimport type { Span } from '@notewright/engine';`,
    ],
    ['web/src/features/home/try-it/read-text.ts', `import { redact } from '@notewright/engine';`],
    ['web/src/features/home/try-it/engine-worker.ts', `import { readText } from './read-text.ts';`],
    ['web/src/features/home/try-it/a.tsx', `import type { Tried } from './read-text.ts';`],
    ['web/src/workbench/document/read-document.ts', `import { annotate } from '@notewright/engine/annotation';`],
    ['web/src/workbench/document/document-worker.ts', `import { readDocument } from './read-document.ts';`],
    ['cli/src/run-maintenance.ts', `import { verifyChains } from '@notewright/server/maintenance';`],
  ];
  it.each(sound)('allows %s with %s', (path, text) => {
    expect(checkDirections([file(path, text)])).toEqual([]);
  });
});

describe('checkNames and checkSilencers', () => {
  it('refuses vague and oddly written names', () => {
    expect(
      checkNames([file('server/src/utils/a.ts'), file('web/src/ui/MyButton.tsx'), file('web/src/ui/icon-button.tsx')]),
    ).toHaveLength(2);
  });

  it('refuses checks that are switched off', () => {
    const silenced = ['// @ts', 'ignore\nconst a = 1;'].join('-');
    const skipped = ['it', "skip('x', () => {});"].join('.');
    const unformatted = ['// prettier', 'ignore\nconst a = [1,2];'].join('-');
    const files = [
      file('server/src/a.ts', silenced),
      file('server/src/a.test.ts', skipped),
      file('engine/src/a.ts', unformatted),
    ];
    expect(checkSilencers(files)).toHaveLength(3);
  });
});

describe('checkFixedWaits', () => {
  it('refuses a journey that waits a fixed time', () => {
    const waits = 'await page.waitForTimeout(500);';
    expect(checkFixedWaits([file('e2e/a.e2e.ts', waits), file('e2e/b.e2e.ts', 'await settle(page);')])).toEqual([
      'e2e/a.e2e.ts: waits a fixed time; wait for what is to come',
    ]);
  });
});

describe('checkRegistries', () => {
  it('refuses an entry that the index does not name, and one without a test', () => {
    const folder = 'engine/src/validate/rules';
    const index = file(`${folder}/index.ts`, `import { a } from './a.ts';`);
    const found = checkRegistries([index, file(`${folder}/a.ts`), file(`${folder}/a.test.ts`), file(`${folder}/b.ts`)]);
    expect(found).toEqual([
      `${folder}/b.ts is not registered in ${folder}/index.ts`,
      `${folder}/b.ts has no test beside it`,
    ]);
  });
});

describe('checkCatalogues', () => {
  const path = 'web/src/features/lock/a.tsx';
  const texts: readonly string[] = [
    `export const A = () => <p>Hello</p>;`,
    `export const A = () => <p>{isOpen ? 'open' : words.closed}</p>;`,
    `export const A = () => <p>{name ?? 'nobody'}</p>;`,
    `export const A = () => <Field label="Name" />;`,
    'export const A = () => <i aria-label={`Page ${page}`} />;',
    `export const a = { label: 'Monthly', value: 'monthly' };`,
    `export const a = () => usePageTitle('Settings');`,
    `export const a = () => toastSuccess('Saved');`,
    `export const failed = 'This could not be done.';`,
    'export const failed = (name: string) => `The file ${name} is gone.`;',
  ];
  it.each(texts)('finds the text in %s', (text) => {
    expect(checkCatalogues([file(path, text)], [])).toHaveLength(1);
  });

  const silent: readonly string[] = [
    `export const A = () => <p className="mt-1 Grid of it" title="Notewright">{words.hello} · 1&nbsp;2</p>;`,
    `export const a = () => { throw new Error('The room is not there.'); };`,
    `// This is no text for people.\nexport const a = document.querySelector('Not a sentence');`.replace(
      'Not a sentence',
      'main',
    ),
  ];
  it.each(silent)('finds nothing in %s', (text) => {
    expect(checkCatalogues([file(path, text)], [])).toEqual([]);
  });

  it('leaves words modules alone, and nothing that has a name like theirs', () => {
    const find = (name: string): string[] =>
      checkCatalogues([file(`web/src/ui/${name}`, `export const hello = 'Hello to you';`)], []);
    expect(['words.ts', 'words.tsx', 'close.words.ts'].flatMap(find)).toEqual([]);
    expect(['close-words.ts', 'words-of.ts'].flatMap(find)).toHaveLength(2);
  });
});

describe('checkSpokenSentences', () => {
  const path = 'server/src/areas/chat/a.ts';

  it('finds sentences that are no messages, with values and without', () => {
    const text = `throw new ProblemError('conflict', { message: 'The moon is full today.' });
      const a = \`The moon has \${count} craters today.\`;`;
    expect(checkSpokenSentences([file(path, text)])).toHaveLength(2);
  });

  it('finds nothing in messages, and in what nobody reads', () => {
    const text = `const a = { message: defineMessage('chat.full', 'The moon is full.'), summary: 'Destroys a chat that nobody needs.' };
      throw new Error('The chat is not there any more.');`;
    expect(checkSpokenSentences([file(path, text)])).toEqual([]);
  });
});
