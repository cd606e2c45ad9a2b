import type { ListedPhrase } from './phrase-line.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isOpen: boolean;
}

/** What tables of phrases call their columns. */
const columnNames = {
  name: [
    'name',
    'phrase',
    'phrase name',
    'smartphrase',
    'smartphrase name',
    'abbreviation',
    'shortcut',
    'trigger',
    'nombre',
    'frase',
  ],
  words: [
    'words',
    'text',
    'content',
    'contents',
    'body',
    'expansion',
    'phrase text',
    'smartphrase text',
    'texto',
    'palabras',
  ],
  description: ['description', 'short description', 'comment', 'title', 'descripción', 'descripcion'],
} as const;

type Column = keyof typeof columnNames;

/** The sign that stands most often outside of quotes in the first line. */
function findSeparator(text: string): string {
  const first = (/^[^]*?(?=\r?\n|$)/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => [sign, first.split(sign).length] as const);
  return counted.sort((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

/** RFC 4180, and what programs make of it: any separator, any line end, quotes that are doubled. */
function* readRows(text: string): Generator<Row> {
  const separator = findSeparator(text);
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begins = line;
    const cells: string[] = [];
    let isOpen = false;
    for (let ends = false; !ends;) {
      let cell = '';
      if (text[at] === '"') {
        const close = findClose(text, at + 1);
        isOpen = close === -1;
        const inside = text.slice(at + 1, isOpen ? text.length : close);
        line += inside.split('\n').length - 1;
        cell = inside.replaceAll('""', '"');
        at = isOpen ? text.length : close + 1;
      }
      const stop = findStop(text, at, separator);
      cells.push(cell + text.slice(at, stop));
      ends = text[stop] !== separator;
      at = stop + 1;
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1;
    line += 1;
    yield { line: begins, cells, isOpen };
  }
}

function findClose(text: string, from: number): number {
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1 || text[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

function findStop(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Where each column stands, by the words of the first row; null where it is a phrase itself. */
function readHead(cells: readonly string[]): Partial<Record<Column, number>> | null {
  const folded = cells.map((cell) => cell.trim().toLowerCase());
  const placeOf = (column: Column): number =>
    folded.findIndex((cell) => columnNames[column].some((name) => name === cell));
  const [name, words, description] = [placeOf('name'), placeOf('words'), placeOf('description')];
  return name === -1 || words === -1 ? null : { name, words, description };
}

const separators = String.raw`,;\|\t\r\n\v\f\u0085\u2028\u2029`;
const skipped = String.raw`[\s\p{Cf}\p{Cc}"'\u2018\u2019\u201c\u201d\x60\u00b4]`;
const signs = String.raw`=+\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a-\u207c\u208a-\u208c`;
/** The apostrophes that keep spreadsheets from taking words for formulas, in tables that are exported here. */
const guards = new RegExp(`((?:^|[${separators}])[${skipped}--[${separators}]]*)'([${signs}])`, 'gv');
const withoutGuards = (cell: string): string => cell.replace(guards, '$1$2');

/** The rows of a table of phrases. Without a head the columns are name, words and description. */
export function readCsv(text: string): readonly ListedPhrase[] {
  const rows = [...readRows(text)].filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const head = readHead(rows[0]?.cells ?? []);
  const columns = head ?? { name: 0, words: 1, description: 2 };
  return rows.slice(head === null ? 0 : 1).map(({ line, cells, isOpen }) => {
    const cell = (column: Column): string => withoutGuards(cells[columns[column] ?? -1] ?? '');
    const listed = { line, name: cell('name'), words: cell('words'), description: cell('description') };
    return isOpen ? { ...listed, fault: 'quote-open' } : listed;
  });
}
