import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteKinds } from '@notewright/engine/value-sets';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { contrast } from './contrast.ts';
import { pairs, readTokens } from './read-tokens.ts';
import { DocumentPage } from './document/document-page.tsx';
import { Workbench } from './workbench.tsx';

const web = join(import.meta.dirname, '..');
const { themes, measures } = readTokens(readFileSync(join(web, 'styles/tokens.css'), 'utf8'));

/** Components: what shows something. Catalogues and what only computes are left out. */
const components = Object.keys(import.meta.glob(['../ui/*.tsx', '!../ui/*.test.tsx']))
  .map((path) => /\/([\w.-]+)\.tsx$/.exec(path)?.[1] ?? '')
  .filter((name) => !name.startsWith('words'));
const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });
// Where a passkey can be used is a matter of the address.
vi.stubGlobal('location', new URL('http://127.0.0.1:3000/dev/workbench'));
const page = renderToStaticMarkup(
  <MemoryRouter>
    <Workbench />
  </MemoryRouter>,
);
const shown = [...page.matchAll(/data-shows="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').filter(Boolean));

describe('the workbench', () => {
  it('knows the components', () => {
    expect(components.length).toBeGreaterThan(20);
  });

  it.each(components)('shows %s', (name) => {
    const all = Object.values(sources).join('\n');
    expect(all, `no part imports ui/${name}.tsx`).toContain(`from '../ui/${name}.tsx'`);
    // What stands over the page is drawn by the page itself, beside the workbench.
    if (name !== 'toaster') expect(shown).toContain(name);
  });

  it('names nothing that is not there', () => {
    expect(shown.filter((name) => !components.includes(name))).toEqual([]);
  });
});

describe('the page of the annotated document', () => {
  const empty = renderToStaticMarkup(
    <MemoryRouter>
      <DocumentPage />
    </MemoryRouter>,
  );

  it('is linked from the workbench, and leads back', () => {
    expect(page).toContain('href="/dev/workbench/document"');
    expect(empty).toContain('href="/dev/workbench"');
  });

  it('asks for a text and a kind of note, and shows nothing before there is one', () => {
    expect(empty).toContain('<textarea');
    for (const kind of noteKinds) expect(empty).toContain(`value="${kind}"`);
    expect(empty).not.toContain('wd-panel');
  });
});

describe('the colours', () => {
  it('are counted as WCAG counts them', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(pairs.flatMap((pair) => (['light', 'dark'] as const).map((theme) => ({ ...pair, theme }))))(
    '$text can be read on $ground, $theme',
    ({ text, ground, theme, least }) => {
      const [one, other] = [themes[theme][text] ?? '', themes[theme][ground] ?? ''];
      expect([one, other]).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/), expect.stringMatching(/^#[0-9a-f]{6}$/)]);
      expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
    },
  );
});

it('every measure of the sheet is used by some style of the pages', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const others = files.filter((file) => !/workbench|tokens\.css/.test(file));
  const all = others.map((file) => readFileSync(join(web, file), 'utf8')).join('\n');
  const names = Object.keys(measures);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !all.includes(`var(--${name})`))).toEqual([]);
});
