import type { Span } from '../model/span.ts';
import { clinicianLabels, otherLabels, questionWords } from './data/speaker-labels.ts';
import { isSpaceAt } from './even-spaces.ts';
import { oneOf } from './one-of.ts';

export type Speaker = 'clinician' | 'patient' | 'other';

/** What one person says before the next one speaks. The range holds the words without the label. */
export interface Turn extends Span {
  readonly speaker: Speaker;
  /** As the text calls who speaks, in small letters: "mum". */
  readonly label?: string;
}

const clinicianLabel = new RegExp(
  String.raw`^(?:${oneOf(clinicianLabels)}|dr\.?(?: [a-z.'-]+){0,2}|guest[_ ]clinician)$`,
  'i',
);
const patientLabel = /^(?:patient(?:[ _](?!name\b|id\b)\w+)?|pt|client|p|c|member|resident patient|caller)$/i;
const otherLabel = new RegExp(String.raw`^(?:guest(?:[_ ]family)?(?:[_ ]?\d)?|${oneOf(otherLabels)})$`, 'i');
/** "Speaker 1", "Person B", "SPK02"; "Personal" and "Voices" are headings. */
const genericLabel = /^(?:speaker|spk|person|voice|participant)(?:[ _-]?\d{1,3}|[ _-][a-z0-9]{1,3})$/i;

const labelPattern =
  /(?:^|\n)[ \t]*(?:\[([^\]\n]{1,30})\]|([A-Za-z][\w .'-]{0,28}?) {0,2}(?:\([^)\n]{0,20}\))? {0,2}:)[ \t]*/g;
const inlineNames = String.raw`(?:Guest_)?(?:Doctor|Patient(?:_guest)?|Nurse|Clinician|Provider|Therapist|Client|Family)`;
/** "Doctor: ... Patient: ..." and "[doctor] ... [patient] ..." within one line. */
const inlinePattern = new RegExp(String.raw`(?:^|\s)(?:\[(${inlineNames})\]|(${inlineNames})\s?:)\s`, 'gi');

interface Label extends Span {
  readonly name: string;
}

/** "A:" at the head of a line is an assessment, and nobody: the letters around it are parts of a note as well ("P:", "D:"). */
const assessmentLetter = /(?:^|\n)[ \t]*A[ \t]{0,2}:/i;

function findLabels(text: string, pattern: RegExp, names: ReadonlyMap<string, Speaker>): Label[] {
  const labels: Label[] = [];
  const isByLetters = assessmentLetter.test(text);
  for (const match of text.matchAll(pattern)) {
    const name = (match[1] ?? match[2] ?? '').trim();
    if ((roleOf(name) === undefined && !names.has(name.toLowerCase())) || (isByLetters && name.length === 1)) continue;
    labels.push({ name: name.toLowerCase(), start: match.index, end: match.index + match[0].length });
  }
  return labels;
}

/** Whose a label is, "generic" where it only numbers who speaks; undefined where it names no role. */
export function roleOf(name: string): Speaker | 'generic' | undefined {
  if (clinicianLabel.test(name)) return 'clinician';
  if (patientLabel.test(name)) return 'patient';
  if (otherLabel.test(name)) return 'other';
  if (genericLabel.test(name)) return 'generic';
  return undefined;
}

const trimSpan = (text: string, start: number, end: number): Span => {
  let from = start;
  let to = end;
  while (from < to && isSpaceAt(text, from)) from += 1;
  while (to > from && isSpaceAt(text, to - 1)) to -= 1;
  return { start: from, end: to };
};

const asks = new RegExp(
  String.raw`\?|\b(?:do|did|have|are|any|${questionWords.join('|')}) (?:you|your|about|long|kind|brings)\b`,
  'gi',
);

/** How much the words sound like the one who asks and examines. */
function clinicianScore(words: string): number {
  const asked = (words.match(asks) ?? []).length;
  const ordered = (
    words.match(/\b(?:i'?ll|we'?ll|let'?s|going to|let me|your (?:exam|blood pressure|labs?|results?))\b/gi) ?? []
  ).length;
  const own = (
    words.match(/\b(?:i'?ve|i have|i feel|my|i was|i'?m(?! (?:going to|gonna|gon na))|i took|i get)\b/gi) ?? []
  ).length;
  return asked * 2 + ordered - own;
}

function assignGeneric(text: string, labels: readonly Label[], spans: readonly Span[]): Map<string, Speaker> {
  const scores = new Map<string, number>();
  labels.forEach((label, index) => {
    const span = spans[index];
    if (span) scores.set(label.name, (scores.get(label.name) ?? 0) + clinicianScore(text.slice(span.start, span.end)));
  });
  const ranked = [...scores.entries()].sort((a, b) => b[1] - a[1]);
  return new Map(
    ranked.map(([name], rank): [string, Speaker] => [
      name,
      rank === 0 ? 'clinician' : rank === 1 ? 'patient' : 'other',
    ]),
  );
}

function turnsFromLabels(text: string, labels: readonly Label[], names: ReadonlyMap<string, Speaker>): Turn[] {
  const spans = labels.map((label, index) => trimSpan(text, label.end, labels[index + 1]?.start ?? text.length));
  const generic = labels.some((label) => roleOf(label.name) === 'generic')
    ? assignGeneric(text, labels, spans)
    : new Map<string, Speaker>();
  const turns: Turn[] = [];
  const head = trimSpan(text, 0, labels[0]?.start ?? 0);
  if (head.end > head.start) turns.push({ ...head, speaker: 'other' });
  labels.forEach((label, index) => {
    const span = spans[index];
    const role = roleOf(label.name) ?? names.get(label.name);
    if (!span || span.end <= span.start || role === undefined) return;
    turns.push({
      ...span,
      speaker: role === 'generic' ? (generic.get(label.name) ?? 'other') : role,
      label: label.name,
    });
  });
  return turns;
}

const recordNumber = /\b(?:MRN|DOB|date of birth)\b/i;

/** "Provider: Gwen Example, NP  Patient: EXAMPLE, TOM": two labels with names, not with what was said. */
function isRecordHead(text: string, labels: readonly Label[]): boolean {
  const [first, second] = labels;
  if (!first || !second || labels.length > 2) return false;
  const between = text.slice(first.end, second.start).trim();
  if (recordNumber.test(between)) return true;
  return (
    !/[.?!]/.test(between) && between.split(/\s+/).length <= 5 && !text.slice(second.start, second.end).includes('\n')
  );
}

/**
 * The speaker turns of a conversation whose lines say who speaks ("Doctor:", "[patient]", "Speaker 1:"); an empty list for any other
 * text. Neighbouring turns of one speaker stay apart. Linear in the length of the text.
 * @param roles who speaks under names that say nothing of a role
 */
export function findLabelledTurns(text: string, roles: ReadonlyMap<string, Speaker> = new Map()): Turn[] {
  const byLine = findLabels(text, labelPattern, roles);
  const within = findLabels(text, inlinePattern, new Map());
  const labels =
    within.length > byLine.length && new Set(within.map((label) => label.name)).size >= 2 ? within : byLine;
  const names = new Set(labels.map((label) => label.name));
  const known = new Set([...names].map((name) => roleOf(name) ?? roles.get(name)));
  const both = known.has('generic') ? names.size >= 2 : known.size >= 2;
  return labels.length >= 2 && both && !isRecordHead(text, labels) ? turnsFromLabels(text, labels, roles) : [];
}
