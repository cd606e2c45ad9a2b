import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Words of which one must stand. A negated key must stand as denied. A stem ("tob" of `{tob}acco`) may go on. */
export interface Key {
  readonly words: readonly string[];
  readonly negated: boolean;
  readonly stem: boolean;
}

/** Keys that must stand together in one statement of one of the sections. */
export interface Fact {
  readonly sections: readonly string[];
  readonly keys: readonly Key[];
  /** The line of the chart, for showing. */
  readonly line: string;
}

/** Keys that must not stand together as said, unless a key of `unless` stands with them. No sections: everywhere but the plan. */
export interface Forbidden extends Fact {
  readonly unless: readonly Key[];
}

export interface NoteCase {
  readonly id: string;
  readonly input: string;
  readonly kind: string;
  readonly tool: 'chart' | 'transcribe';
  readonly missing: readonly string[];
  readonly facts: readonly Fact[];
  readonly forbidden: readonly Forbidden[];
  /** The chart's lines as a clinician would read them. */
  readonly chart: string;
}

const marked = /\{([^{}]+)\}([a-z]*)/g;

function readKeys(line: string): Key[] {
  return [...line.matchAll(marked)].map((match) => {
    const text = match[1] ?? '';
    const negated = text.startsWith('-');
    return { words: (negated ? text.slice(1) : text).split('|'), negated, stem: match[2] !== '' };
  });
}

const plain = (line: string): string =>
  line.replaceAll(marked, (_, words: string, rest: string) => `${words.replace(/^-/, '').split('|')[0] ?? ''}${rest}`);

/** The keys that are said together up to a semicolon, and each denied one by itself. */
function readFacts(line: string, sections: readonly string[]): Fact[] {
  return line.split('; ').flatMap((part) => {
    const keys = readKeys(part);
    const said = keys.filter((key) => !key.negated);
    const facts = [...(said.length > 0 ? [said] : []), ...keys.filter((key) => key.negated).map((key) => [key])];
    return facts.map((together) => ({ sections, keys: together, line: plain(part) }));
  });
}

const names = (list: string): string[] => list.split(/,\s*/).filter((name) => name !== '');

function readForbidden(line: string): Forbidden {
  const where = /^in ([a-z, ]+): /.exec(line);
  const [words = '', unless = ''] = line.slice(where?.[0].length ?? 0).split(' unless ');
  return { sections: names(where?.[1] ?? ''), keys: readKeys(words), unless: readKeys(unless), line: plain(line) };
}

/** One case: the input, a line of `=====`, and the chart with its facts marked (see note-cases/README.md). */
export function readCase(id: string, text: string): NoteCase {
  const [input, gold, ...rest] = text.split('\n=====\n');
  if (input === undefined || gold === undefined || rest.length > 0) throw new Error(`${id}: one line of ===== wanted`);
  const head = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'm').exec(gold)?.[1]?.trim() ?? '';
  const facts: Fact[] = [];
  const forbidden: Forbidden[] = [];
  const chart: string[] = [];
  for (const part of gold.split(/^## /m).slice(1)) {
    const [title = '', ...lines] = part.split('\n').filter((line) => line.trim() !== '');
    if (title === 'never') {
      forbidden.push(...lines.map(readForbidden));
      continue;
    }
    facts.push(...lines.flatMap((line) => readFacts(line, names(title))));
    chart.push(...lines.map(plain));
  }
  const missing = names(head('missing'));
  const tool = head('tool') === 'transcribe' ? 'transcribe' : 'chart';
  return { id, input, kind: head('kind'), tool, missing, facts, forbidden, chart: chart.join('\n') };
}

/** Every `*.txt` of a folder, in the order of their names. */
export async function readCases(folder: string): Promise<NoteCase[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  return Promise.all(
    files.map(async (file) => readCase(path.basename(file, '.txt'), await readFile(path.join(folder, file), 'utf8'))),
  );
}
