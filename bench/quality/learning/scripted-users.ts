import { drugsNamed } from '../../../engine/src/clinical/drugs.ts';
import { randomOf } from '../edit-at-random.ts';

/** How somebody likes a note: what they sign, from the note as it is composed for everybody. Markdown in, markdown out. */
export type ScriptedUser = (markdown: string) => string;

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

const isHeading = (line: string): boolean => /^#{2,4} /.test(line);

/** A note cut at its headings; what stands before the first is a part without one. */
function partsOf(markdown: string): Part[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of markdown.split('\n'))
    if (isHeading(line)) parts.push({ heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  return parts;
}

const joined = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ heading, lines }) => (heading === '' ? lines : [heading, ...lines]))
    .join('\n')
    .replace(/^\n+/, '');

const named = (part: Part, ...titles: readonly string[]): boolean =>
  titles.some((title) => part.heading.replace(/^#+ /, '') === title);

/** Changes the lines of the sections with one of these titles. */
const within =
  (titles: readonly string[], change: (lines: readonly string[]) => readonly string[]): ScriptedUser =>
  (markdown) =>
    joined(partsOf(markdown).map((part) => (named(part, ...titles) ? { ...part, lines: change(part.lines) } : part)));

const everywhere =
  (from: RegExp, to: (found: string) => string): ScriptedUser =>
  (markdown) =>
    markdown
      .split('\n')
      .map((line) => (isHeading(line) ? line : line.replace(from, to)))
      .join('\n');

const isPoint = (line: string): boolean => line.startsWith('- ');
const namesDrug = (line: string): boolean => drugsNamed(line).size > 0;

const rename: ScriptedUser = (markdown) => markdown.replace(/^(#+) Physical examination$/m, '$1 Exam');

const allergiesFirst: ScriptedUser = (markdown) => {
  const parts = partsOf(markdown);
  const allergies = parts.find((part) => named(part, 'Allergies'));
  const at = parts.findIndex((part) => named(part, 'Medications'));
  if (allergies === undefined || at < 0 || parts.indexOf(allergies) < at) return markdown;
  return joined(parts.filter((part) => part !== allergies).toSpliced(at, 0, allergies));
};

const noFamilyHistory: ScriptedUser = (markdown) =>
  joined(partsOf(markdown).filter((part) => !named(part, 'Family history')));

const historyAsParagraph = within(['Past medical history'], (lines) => {
  const points = lines.filter(isPoint).map((line) => line.slice(2).replace(/(?<![.!?])$/, '.'));
  return points.length === 0 ? lines : ['', points.join(' '), ''];
});

const tableAsList = within(['Vital signs'], (lines) => {
  const rows = lines.filter((line) => line.startsWith('|')).slice(2);
  if (rows.length === 0) return lines;
  return ['', ...rows.map((row) => `- ${row.replace(/^\| | \|$/g, '').replace(' | ', ' ')}`), ''];
});

const abbreviate: ScriptedUser = (markdown) =>
  [
    everywhere(/\bhypertension\b/gi, () => 'HTN'),
    everywhere(/\bblood pressure\b/gi, () => 'BP'),
    everywhere(/\btwice daily\b/gi, () => 'BID'),
    everywhere(/\bas needed\b/gi, () => 'PRN'),
    everywhere(/\bby mouth\b/gi, () => 'PO'),
  ].reduce((text, change) => change(text), markdown);

const britishWords: Readonly<Record<string, string>> = {
  edema: 'oedema',
  anemia: 'anaemia',
  diarrhea: 'diarrhoea',
  hemoglobin: 'haemoglobin',
  dyspnea: 'dyspnoea',
  ischemia: 'ischaemia',
  ischemic: 'ischaemic',
  hyperlipidemia: 'hyperlipidaemia',
  hemorrhage: 'haemorrhage',
  hematoma: 'haematoma',
  hematuria: 'haematuria',
  anesthesia: 'anaesthesia',
  pediatric: 'paediatric',
  orthopedic: 'orthopaedic',
  tumor: 'tumour',
  color: 'colour',
  center: 'centre',
};

const british = everywhere(new RegExp(`\\b(?:${Object.keys(britishWords).join('|')})\\b`, 'gi'), (found) => {
  const word = britishWords[found.toLowerCase()] ?? found;
  return /^[A-Z]/.test(found) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
});

const denies = within(['History of present illness', 'Review of systems'], (lines) =>
  lines.map((line) =>
    line.replace(/(^(?:- )?|[.!?] )No (?!known|other|more|longer|further|new|history|prior|acute)/g, '$1Denies '),
  ),
);

const drugsFirst = within(['Plan'], (lines) => {
  const points = lines.filter(isPoint);
  if (points.length < 2) return lines;
  const others = lines.slice(lines.findLastIndex(isPoint) + 1);
  return ['', ...points.filter((line) => namesDrug(line)), ...points.filter((line) => !namesDrug(line)), ...others];
});

export const draftStart = "Draft for a clinician's review.";

const signOff: ScriptedUser = (markdown) => {
  const line = 'Electronically signed by Ann Lee, MD';
  return markdown.includes(line) ? markdown : markdown.replace(draftStart, `${line}\n\n${draftStart}`);
};

/** Ten kinds of edit. Those who make all of them make them in every note. */
export const tenEdits: Readonly<Record<string, ScriptedUser>> = {
  'a heading': rename,
  'the place of a section': allergiesFirst,
  'a section left out': noFamilyHistory,
  'a list as a paragraph': historyAsParagraph,
  'a table as a list': tableAsList,
  abbreviations: abbreviate,
  spelling: british,
  'how denials begin': denies,
  'the order of a plan': drugsFirst,
  'a closing line': signOff,
};

export const consistentUser: ScriptedUser = (markdown) =>
  Object.values(tenEdits).reduce((text, edit) => edit(text), markdown);

/** Somebody who changes their mind each time: what they change in one note they leave in the next that has a place for it. */
export function alternatingUser(): ScriptedUser {
  const times = new Map<ScriptedUser, number>();
  return (markdown) =>
    Object.values(tenEdits).reduce((text, edit) => {
      const edited = edit(text);
      if (edited === text) return text;
      const time = times.get(edit) ?? 0;
      times.set(edit, time + 1);
      return time % 2 === 0 ? edited : text;
    }, markdown);
}

/** Somebody who wants each of the edits in about every other note, and wants the opposite in the others. */
export function inconsistentUser(seed: number): ScriptedUser {
  const random = randomOf(seed);
  return (markdown) => Object.values(tenEdits).reduce((text, edit) => (random(2) === 0 ? edit(text) : text), markdown);
}
