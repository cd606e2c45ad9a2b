import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { auditKinds } from './audit-kinds.ts';

/** A half-open range of the defective text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A fault that was planted in a chart. */
export interface PlantedDefect {
  readonly kind: string;
  /** The names of rules that may rightly find it; the kind is always among them. */
  readonly rules: readonly string[];
  /** Where the fault stands in the defective text; null for what is missing. */
  readonly place: Place | null;
  /** The words at that place; empty for what is missing. */
  readonly words: string;
  /** The clean text with this fault alone in it. */
  readonly alone: string;
}

export interface AuditChart {
  /** The file's name without its ending. */
  readonly name: string;
  readonly clean: string;
  /** The clean text with all defects in it. */
  readonly defective: string;
  readonly defects: readonly PlantedDefect[];
}

interface Change {
  readonly kind: string;
  readonly rules: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly words: string;
}

const divider = '\n=== defects\n';

function occurrences(text: string, words: string): number {
  return words === '' ? 0 : text.split(words).length - 1;
}

function readChange(name: string, clean: string, line: string): Change {
  const fields = line.split('|').map((field) => field.trim().replaceAll(String.raw`\n`, '\n'));
  const [head = '', find = '', replacement = '', words = ''] = fields;
  if (fields.length !== 4) throw new Error(`${name}: four fields are needed in "${line}"`);
  const [kind = '', listed = ''] = head.split('=').map((part) => part.trim());
  const rules = [...new Set([kind, ...listed.split(',').map((rule) => rule.trim())])].filter((rule) => rule !== '');
  const stranger = rules.find((rule) => !auditKinds.has(rule));
  if (stranger !== undefined) throw new Error(`${name}: "${stranger}" is not the name of a rule`);
  const count = occurrences(clean, find);
  if (count !== 1) throw new Error(`${name}: "${find}" stands ${count} times in the clean chart, and must stand once`);
  const start = clean.indexOf(find);
  return { kind, rules, start, end: start + find.length, replacement, words };
}

function checkTogether(name: string, changes: readonly Change[]): void {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (changes.length !== 8 || kinds.size !== 8) throw new Error(`${name}: eight defects of eight kinds are needed`);
  for (const [index, change] of changes.entries()) {
    const next = changes[index + 1];
    if (next && next.start < change.end) throw new Error(`${name}: ${change.kind} and ${next.kind} overlap`);
  }
}

/** The text with the changes made, and where each replacement then begins. The changes are in order of place. */
function applyChanges(clean: string, changes: readonly Change[]): { text: string; starts: number[] } {
  let [text, from] = ['', 0];
  const starts = changes.map((change) => {
    text += clean.slice(from, change.start);
    const start = text.length;
    text += change.replacement;
    from = change.end;
    return start;
  });
  return { text: text + clean.slice(from), starts };
}

function placeOf(name: string, change: Change, text: string, start: number): Place | null {
  if (change.words === '') return null;
  const within = change.replacement.indexOf(change.words);
  if (within === -1 && occurrences(text, change.words) !== 1) {
    throw new Error(`${name}: the place "${change.words}" of ${change.kind} must stand once in the defective chart`);
  }
  const at = within === -1 ? text.indexOf(change.words) : start + within;
  return { start: at, end: at + change.words.length };
}

/**
 * A chart from the text of its file: the clean chart, a line `=== defects`, and eight lines
 * `kind [= rule, rule] | words of the clean chart | words instead | words of the fault`. Throws with the chart's name
 * when a line cannot be read, words do not stand exactly once, a kind comes twice, or changes overlap.
 */
export function readAuditChart(name: string, file: string): AuditChart {
  const [head, list, ...more] = file.split(divider);
  if (head === undefined || list === undefined || more.length > 0)
    throw new Error(`${name}: one "=== defects" is needed`);
  const clean = `${head}\n`;
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const changes = lines.map((line) => readChange(name, clean, line)).sort((a, b) => a.start - b.start);
  checkTogether(name, changes);
  const { text, starts } = applyChanges(clean, changes);
  const defects = changes.map((change, index) => ({
    kind: change.kind,
    rules: change.rules,
    place: placeOf(name, change, text, starts[index] ?? 0),
    words: change.words,
    alone: applyChanges(clean, [change]).text,
  }));
  return { name, clean, defective: text, defects };
}

/** All charts of a folder, in the order of their names. */
export async function readAuditCharts(folder: string): Promise<AuditChart[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  return await Promise.all(
    names.map(async (file) =>
      readAuditChart(path.basename(file, '.txt'), await readFile(path.join(folder, file), 'utf8')),
    ),
  );
}
