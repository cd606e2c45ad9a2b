import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kind } from './kind.ts';
import { callKind, callPrefixes, kinds, wordsOfArea } from './kinds.ts';

/** Why nothing was made, in one sentence. */
export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError';
}

export interface Made {
  readonly files: readonly string[];
  /** The ids of its texts in other languages. */
  readonly translated: readonly string[];
  readonly next: readonly string[];
}

interface Asked {
  readonly kind: Kind;
  readonly words: Readonly<Record<string, string>>;
}

const usage =
  'Please say what is new: npm run new -- rule NAME, setting NAME, page NAME, tool NAME or call PREFIX/NAME.';
const spellings = {
  kebab: [/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'words in lower case with hyphens, such as gap-vaccination'],
  constant: [/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/, 'words in capitals with underscores, such as IDLE_WARNING'],
} as const;

/** Reads what was asked for. @throws ScaffoldError */
function readAsked([kindName = '', given = '', ...more]: readonly string[]): Asked {
  if (given === '' || more.length > 0) throw new ScaffoldError(usage);
  if (kindName !== 'call') {
    const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
    if (kind === undefined) throw new ScaffoldError(usage);
    return { kind, words: spell(given, kind) };
  }
  const [prefix = '', name = ''] = given.split('/');
  if (!callPrefixes.includes(prefix))
    throw new ScaffoldError(
      `A call is named PREFIX/NAME, with the prefix ${callPrefixes.join(' or ')}; for others follow docs/recipes/add-a-call.md.`,
    );
  const kind = callKind(prefix);
  return { kind, words: { ...spell(name, kind), ...wordsOfArea(prefix) } };
}

/** A name in all the ways in which code spells it. @throws ScaffoldError */
function spell(name: string, { spelling }: Kind): Record<string, string> {
  const [pattern, example] = spellings[spelling];
  if (!pattern.test(name) || name.length > 40)
    throw new ScaffoldError(`"${name}" is no name for it: write ${example}, in at most 40 characters.`);
  const parts = name.toLowerCase().split(/[-_]/);
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = parts.map(capital).join('');
  const words = parts.join(' ');
  return {
    name,
    words,
    pascal,
    lower: pascal.toLowerCase(),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    kebab: parts.join('-'),
    snake: parts.join('_'),
    constant: parts.join('_').toUpperCase(),
    title: capital(words),
  };
}

const templates = path.join(import.meta.dirname, 'templates');

/**
 * Writes the files of a new thing and names it where it has to be named: all of it, or nothing.
 * @param root The repository
 * @param args A kind, and a name
 * @throws ScaffoldError for a kind or a name that cannot be, or is there
 */
export async function makeNew(root: string, args: readonly string[]): Promise<Made> {
  const { kind, words } = readAsked(args);
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (mark, word: string) => words[word] ?? mark);
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const texts = new Map<string, string>();
  for (const [place, template] of kind.files) {
    const file = fill(place);
    const isTaken = await read(file).then(
      () => true,
      () => false,
    );
    if (isTaken) throw new ScaffoldError(`${file} is there already; please take another name.`);
    texts.set(file, fill(await readFile(path.join(templates, `${template}.txt`), 'utf8')));
  }
  for (const { file, before, text, taken } of kind.insertions) {
    const there = texts.get(file) ?? (await read(file));
    const added = fill(text);
    if (there.includes(taken === undefined ? added.trim() : fill(taken)))
      throw new ScaffoldError(`${file} names ${words['name']} already.`);
    const at = before === null ? there.length : there.indexOf(before);
    if (at < 0) throw new ScaffoldError(`${file} has no ${JSON.stringify(before)}; fix tools/new/kinds.ts.`);
    texts.set(file, there.slice(0, at) + added + there.slice(at));
  }
  for (const [file, text] of texts) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return { files: [...texts.keys()], translated: (kind.translated ?? []).map(fill), next: kind.next.map(fill) };
}
