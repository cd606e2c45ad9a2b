import { defineMessage } from '../../message/message.ts';
import { builtInIcdPacked } from '../tables/built-in-icd.ts';
import { findManifestations } from '../tables/notes/manifestations.ts';
import type { NotedHeading, NoteLine, NoteLineKind } from '../tables/notes/note-lines.ts';
import { packNotes } from '../tables/notes/packed-notes.ts';
import { openKeys, writeKeys, type KeyColumn } from '../tables/packed/columns.ts';
import { bareCode, longestCode, type IcdRow } from '../tables/packed-icd.ts';
import { problemAt } from './delimited.ts';
import { readFiscalYear } from './fiscal-year.ts';
import { ImportProblem } from './import-problem.ts';
import { refuseHalf } from './known-categories.ts';
import { readXml, XmlProblem, type XmlListener } from './read-xml.ts';
import type { TableFile } from './table-file.ts';
import type { TableImporter } from './table-importer.ts';

/** The elements of the tabular list that hold notes, each `<note>` a line. */
const noteElements: Readonly<Record<string, NoteLineKind>> = {
  excludes1: 'excludes1',
  excludes2: 'excludes2',
  codeFirst: 'code-first',
  useAdditionalCode: 'use-additional',
  codeAlso: 'code-also',
  includes: 'term',
  inclusionTerm: 'term',
};

/** Chapters, blocks and codes; a code may stand in a code. */
const headingElements = new Set(['chapter', 'section', 'diag']);

interface OpenHeading {
  readonly element: string;
  owner: string;
  title: string;
  readonly lines: NoteLine[];
}

interface Tabular {
  readonly headings: OpenHeading[];
  version: string;
}

const codeShape = /^[A-Z][\dA][\dAB][\dA-Z]{0,4}$/;
const blockShape = /^[A-Z][\dA][\dA-Z]-[A-Z][\dA][\dA-Z]$/;

const cleanWords = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:]+/, '')
    .trim();

/** A block's own id is one category where it has only one. */
const blockOf = (id: string): string => (id.includes('-') ? id : `${id}-${id}`);

/** Collects headings and their notes from the events of the reader. */
function collectTabular(): { readonly tabular: Tabular; readonly listener: XmlListener } {
  const tabular: Tabular = { headings: [], version: '' };
  const path: string[] = [];
  const headings: OpenHeading[] = [];
  let text = '';
  let letter = '';

  const addNote = (words: string): void => {
    const heading = headings.at(-1);
    const kind = noteElements[path.at(-1) ?? ''];
    // What a whole chapter or block includes is no other name of a code.
    if (!heading || !kind || words === '' || (kind === 'term' && heading.element !== 'diag')) return;
    heading.lines.push({ kind, words });
  };
  /** `<name>` and `<desc>` of the heading itself, distinguished by the element around them. */
  const nameHeading = (element: string, words: string): void => {
    const heading = headings.at(-1);
    if (!heading || path.at(-1) !== heading.element) return;
    if (element === 'desc') heading.title = words;
    if (element === 'name' && heading.element === 'diag') heading.owner = bareCode(words);
    if (element === 'desc' && heading.element === 'chapter')
      heading.owner = /\(([A-Z][\dA][\dA-Z]-[A-Z][\dA][\dA-Z])\)\s*$/.exec(words)?.[1] ?? '';
  };
  const finish: Readonly<Record<string, (words: string) => void>> = {
    note: addNote,
    name: (words) => nameHeading('name', words),
    desc: (words) => nameHeading('desc', words),
    extension: (words) => {
      if (/^[A-Z\d]$/.test(letter)) headings.at(-1)?.lines.push({ kind: 'seventh', words: `${letter}=${words}` });
    },
    version: (words) => {
      if (path.length === 1) tabular.version = words;
    },
  };

  const listener: XmlListener = {
    open(name, attributes) {
      path.push(name);
      if (Object.hasOwn(finish, name)) text = '';
      if (name === 'extension') letter = attributes.get('char') ?? '';
      if (!headingElements.has(name)) return;
      const heading = {
        element: name,
        owner: name === 'section' ? blockOf(attributes.get('id') ?? '') : '',
        title: '',
        lines: [],
      };
      headings.push(heading);
      tabular.headings.push(heading);
    },
    text(piece) {
      text += piece;
    },
    close(name) {
      path.pop();
      if (headingElements.has(name)) headings.pop();
      if (Object.hasOwn(finish, name)) finish[name]?.(cleanWords(text));
    },
  };
  return { tabular, listener };
}

function readTabular(file: TableFile): Tabular {
  const { tabular, listener } = collectTabular();
  try {
    readXml(file.text(), listener);
  } catch (error) {
    if (error instanceof XmlProblem) throw problemAt(file, error.line, error.fault);
    throw error;
  }
  const unnamed = tabular.headings.find(
    ({ element, owner }) => !(element === 'diag' ? codeShape : blockShape).test(owner),
  );
  if (unnamed)
    throw new ImportProblem(
      defineMessage('import.withoutCode', '{file} has a {element} without a code: “{title}”.', {
        file: file.name,
        element: unnamed.element,
        title: unnamed.title.slice(0, 60),
      }),
    );
  return tabular;
}

/** The codes of the list; those with a seventh character, which it does not write out, from the built-in table. */
function gatherCodes(rows: readonly IcdRow[]): KeyColumn {
  const codes = new Set(rows.map(({ code }) => code));
  const known = builtInIcdPacked().codes;
  for (let row = 0; row < known.size; row++) {
    const code = known.at(row);
    if (code.length === longestCode) codes.add(code);
  }
  return openKeys(writeKeys([...codes].sort(), longestCode), longestCode);
}

/** The tabular list as CDC and CMS ship it: `icd10cm-tabular-2027.xml`. */
export const tabularXml: TableImporter = {
  kind: 'icd10cm-notes',
  // icd10cm-tabular-2027.xml
  what: defineMessage('import.kind.tabular', 'the ICD-10-CM tabular list'),
  recognizes: (file) => file.head.includes('<ICD10CM.tabular') || /icd-?10-?cm[-_ ]?tabular.*\.xml$/i.test(file.name),
  read(file, options) {
    const { headings, version } = readTabular(file);
    const rows: IcdRow[] = headings
      .filter(({ element }) => element === 'diag')
      .map(({ owner, title }) => ({ code: owner, title, billable: false }))
      .sort((a, b) => (a.code < b.code ? -1 : 1));
    refuseHalf(
      file,
      rows.map(({ code }) => code),
    );
    const year = readFiscalYear(file, options, /^20\d\d/.test(version) ? Number(version.slice(0, 4)) : null);
    const noted: NotedHeading[] = headings.filter(({ lines }) => lines.length > 0);
    const entries = noted.reduce((sum, { lines }) => sum + lines.length, 0);
    const table = { codes: gatherCodes(rows), manifestations: findManifestations(rows) };
    return {
      kind: 'icd10cm-notes',
      version: year.version,
      from: year.from,
      to: year.to,
      entries,
      remarks: [`${entries} notes stand under ${noted.length} of ${rows.length} codes, their blocks and chapters.`],
      packed: packNotes(noted, table, year.year, 'tabular list'),
    };
  },
};
