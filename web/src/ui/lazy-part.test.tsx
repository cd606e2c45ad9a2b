import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Suspense, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

interface Props {
  readonly name: string;
}

const Full = ({ name }: Props): ReactNode => <p>{name} in full</p>;
const Without = ({ name }: Props): ReactNode => <p>{name} alone</p>;

/** The page with all that it waits for. */
async function draw(load: () => Promise<typeof Full>): Promise<string> {
  const Part = lazyPart(load, Without);
  const out = new PassThrough();
  const page = renderToPipeableStream(
    <Suspense fallback={null}>
      <Part name="scan.pdf" />
    </Suspense>,
    { onAllReady: () => page.pipe(out) },
  );
  return (await text(out)).replaceAll('<!-- -->', '');
}

describe('lazyPart', () => {
  it('draws the part once it is there', async () => {
    expect(await draw(async () => Full)).toContain('scan.pdf in full');
  });

  it('draws what stands in its place where it cannot be fetched', async () => {
    expect(await draw(async () => Promise.reject<typeof Full>(new TypeError('Failed to fetch')))).toContain(
      'scan.pdf alone',
    );
  });
});

it('no page catches a failed fetch where the build moves the handler after the fetch', () => {
  const folder = path.join(import.meta.dirname, '..');
  const wrong = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) =>
    /import\('[^']+'\)\s*\.then\(\s*\(?[a-z]/i.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
