import type { Subject } from '../../document/subjects.ts';
import { instructionForms, instructionWords, ordinalRows, sectionNames } from '../data/instruction-words.ts';

/** A way to say an instruction, made ready; the groups of the pattern are its open parts. */
export interface Form {
  readonly kind: string;
  /** True where it names all places of the note. */
  readonly isEverywhere: boolean;
  readonly pattern: RegExp;
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()[\]\\/]/g, String.raw`\$&`);
const oneOf = (names: readonly string[]): string =>
  `(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;

const namesOf = (rows: readonly (readonly [unknown, string])[]): string =>
  oneOf(rows.flatMap(([, names]) => names.split('|')));
const sections = namesOf(sectionNames);
const open = String.raw`\S(?:.*?\S)?`;

/** A part of a form as a pattern; open parts and those that are looked up have the name of their part. */
function patternOf(part: string): string {
  const name = part.replace(/[<>{}?]/g, '');
  if (part.startsWith('{')) return `(?<${name}>${open})`;
  if (name === 'section' || name === 'within') return `(?<${name}>${sections})`;
  if (name === 'nth') return `(?<nth>${namesOf(ordinalRows)})`;
  if (name === 'count') return String.raw`#?(?<nth>\d{1,2})`;
  return oneOf((instructionWords[name] ?? '').split('|'));
}

const gap = String.raw`[\s:,"'“”‘’-]+`;

/** A form as the pattern of a whole message, with the words of courtesy around it. */
function compile(form: string): RegExp {
  const before = oneOf((instructionWords['please'] ?? '').split('|'));
  const after = oneOf((instructionWords['thanks'] ?? '').split('|'));
  let pattern = '';
  const parts = form.split(' ');
  parts.forEach((part, at) => {
    const isLast = at === parts.length - 1;
    const own = patternOf(part);
    if (!part.endsWith('?'))
      pattern += own + (isLast || parts.slice(at + 1).every((one) => one.endsWith('?')) ? '' : gap);
    else pattern += parts.slice(at).every((one) => one.endsWith('?')) ? `(?:${gap}${own})?` : `(?:${own}${gap})?`;
  });
  const marks = String.raw`[\s"'“”‘’¿¡]*`;
  return new RegExp(
    String.raw`^${marks}(?:${before}[\s,]+){0,3}${pattern}(?:[\s,]+${after}){0,2}${marks}[.!?]*\s*$`,
    'd',
  );
}

let made: readonly Form[] | undefined;
/** All ways to say an instruction, in the order in which they are tried. */
export const readForms = (): readonly Form[] =>
  (made ??= instructionForms.map(([kind, form]) => ({
    kind,
    isEverywhere: form.includes('<everywhere>'),
    pattern: compile(form),
  })));

let opening: ReadonlySet<string> | undefined;
/** False for words that no instruction begins with: most messages are refused by their first word. */
export function mayInstruct(plain: string): boolean {
  opening ??= new Set(
    ['<please>', ...instructionForms.map(([, form]) => form.split(' ')[0] ?? '')].flatMap((part) =>
      (instructionWords[part.slice(1, -1)] ?? '').split('|').map((words) => words.split(' ')[0] ?? ''),
    ),
  );
  return opening.has(/[\p{L}'’]+/u.exec(plain)?.[0].replace('’', "'") ?? '');
}

const subjectOfName = new Map(
  sectionNames.flatMap(([subject, names]) => names.split('|').map((name): [string, Subject] => [name, subject])),
);
const placeOfName = new Map(
  ordinalRows.flatMap(([place, names]) => names.split('|').map((name): [string, number] => [name, place])),
);

/** What a name of a section stands for. */
export const subjectNamed = (name: string | undefined): Subject | undefined =>
  name === undefined ? undefined : subjectOfName.get(name);

/** The place in a row that a word or a number says; undefined for none. */
export const placeNamed = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : (placeOfName.get(name) ?? (Number(name) > 0 ? Number(name) : undefined));
