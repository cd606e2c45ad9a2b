import { beforeAll, expect, test, vi } from 'vitest';
import type * as Engine from './index.ts';

vi.mock('./codes/tables/icd-grammar.ts', { spy: true });
vi.mock('./codes/tables/icd-years.ts', { spy: true });
vi.mock('./codes/tables/notes/note-lines.ts', { spy: true });
vi.mock('./codes/tables/procedures/hcpcs-release.ts', { spy: true });
vi.mock('./lexicons/front-coding.ts', { spy: true });

/** What makes a table or a lexicon of the text that it is kept as, and how often each has done so. */
async function countUnpacked(): Promise<Readonly<Record<string, number>>> {
  const { expandGrammar } = await import('./codes/tables/icd-grammar.ts');
  const { readYearChanges } = await import('./codes/tables/icd-years.ts');
  const { readNoteText } = await import('./codes/tables/notes/note-lines.ts');
  const { packRelease } = await import('./codes/tables/procedures/hcpcs-release.ts');
  const { decodeFront } = await import('./lexicons/front-coding.ts');
  const unpackers = { expandGrammar, readYearChanges, readNoteText, packRelease, decodeFront };
  return Object.fromEntries(
    Object.entries(unpackers).map(([name, unpack]) => [name, vi.mocked(unpack).mock.calls.length]),
  );
}

let engine: typeof Engine;
/** Taken at once: counts begin again with each test. */
let unpackedByLoading: Readonly<Record<string, number>>;

beforeAll(async () => {
  // Another test file may have loaded the engine before.
  vi.resetModules();
  vi.clearAllMocks();
  engine = await import('./index.ts');
  unpackedByLoading = await countUnpacked();
});

test('the engine unpacks no table and no lexicon when it is loaded', () => {
  expect(unpackedByLoading).toEqual({
    expandGrammar: 0,
    readYearChanges: 0,
    readNoteText: 0,
    packRelease: 0,
    decodeFront: 0,
  });
});

test('a table is unpacked when it is first asked for, and once', async () => {
  const { builtInLibrary, openLibrary } = engine;
  for (const library of [builtInLibrary, builtInLibrary, openLibrary([])]) {
    const { icd, hcpcs } = library.at(null);
    expect(icd.find('E11.9')?.title).toBe('Type 2 diabetes mellitus without complications');
    expect(hcpcs.find('G0101')?.system).toBe('HCPCS');
  }
  expect(await countUnpacked()).toMatchObject({ expandGrammar: 1, packRelease: 1 });
});
