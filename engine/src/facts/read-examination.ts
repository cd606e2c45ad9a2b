import type { ExaminationFact } from '../document/fact.ts';
import { examinationLeads, findingLeads } from '../knowledge/examination-opens.ts';
import { denialWord } from '../knowledge/assertion-cues.ts';
import {
  generalSystems,
  movementAmounts,
  movementForms,
  sideForms,
  soundWords,
  wholeFindings,
} from '../knowledge/examined-parts.ts';
import { bodyParts, regionNouns, systemRows } from '../knowledge/systems.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { trimMarks } from '../text/trim-marks.ts';
import { denialAtHead } from './cue-at-head.ts';
import { begin, restOnCue, wordsOf, type ClauseReading, type Draft } from './fact-maker.ts';

const systems = new Map(
  systemRows.flatMap(([name, forms]) => forms.split('|').map((form): [string, string] => [form, name])),
);

/** A part of the body is called what the writer calls it, a system by its name: "Neck", "Cardiovascular". */
const isPart = (word: string): boolean => bodyParts.has(word.toLowerCase());
const partName = (word: string): string => bodyParts.get(word.toLowerCase()) ?? word;

/** "ext 3/4", "ext half", "abd x10": how far or how often a joint goes, and no part of the body. */
const isMovement = (word: string, after: string): boolean =>
  movementForms.has(word.toLowerCase()) &&
  (/^(?:[<>~–-]|x\s?)?\d/.test(after) || movementAmounts.has(after.toLowerCase()));

/** Nothing abnormal of a part of the body stays as it is written: what is written out is how somebody looks. */
const keepsShort = (name: string, system: string): boolean =>
  wholeFindings.has(name.trim().toLowerCase()) && system !== '' && !generalSystems.has(system);

/** A region that heads its findings: "abd soft", "Lungs: clear". */
function headOf(words: string): { readonly system: string; readonly end: number } | undefined {
  const match = /^([A-Za-z/]+)(?::\s*|\s+-\s+|\s+)(?=\S)/.exec(words);
  const system = match?.[1] === undefined ? undefined : systems.get(match[1].toLowerCase());
  const next = /^[\w-]+/.exec(words.slice(match?.[0].length))?.[0] ?? '';
  const isBare = match?.[0].endsWith(' ') === true && !/[:-]/.test(match[0]);
  if (isBare && regionNouns.has(next.toLowerCase())) return undefined;
  if (isBare && isMovement(match[1] ?? '', words.slice(match[0].length))) return undefined;
  return match && system !== undefined
    ? { system: isPart(match[1] ?? '') ? partName(match[1] ?? '') : system, end: match[0].length }
    : undefined;
}

/** Each denial is a finding of its own, but for one that goes on: "low at times but no tears". */
const newDenial = new RegExp(String.raw`(?<=\S)(?<!\bbut)\s+(?=${denialWord} [a-z])`, 'i');

/** "On examination, ...", "Exam notable for ...". */
const leads = new RegExp(String.raw`^${oneOf([...examinationLeads, ...findingLeads])}[,:]?\s+(?=\S)`, 'i');

const leadAlone = new RegExp(String.raw`^\W{0,3}${oneOf(examinationLeads)}\W{0,3}$`, 'i');

/** Runs of an examination, where one that only leads to what is found is one with the next: "On examination, chest clear". */
export function joinLeads(text: string, runs: readonly Span[]): Span[] {
  const out: Span[] = [];
  let lead: Span | undefined;
  for (const run of runs) {
    const next = { start: lead?.start ?? run.start, end: run.end };
    const isLead = leadAlone.test(text.slice(next.start, next.end));
    if (!isLead) out.push(next);
    lead = isLead ? next : undefined;
  }
  return lead ? [...out, lead] : out;
}

interface Named {
  readonly name: string;
  readonly isDenied: boolean;
}

/** Of one place or side: nobody denies a finding there in a list that is of no side. */
const isPlaced = new RegExp(String.raw`(?<![a-z])(?:${oneOf(sideForms)})(?![a-z])|\s(?:in|over)\s`, 'i');

/** "soft tissue" says nothing of a part. */
const saysSound = new RegExp(String.raw`\b${oneOf(soundWords)}\b(?!\s+tissue)`, 'i');

/** "abd soft", "chest wall NT": a part of the body that is said to be sound. */
function isSound(words: string): boolean {
  const first = /^[a-z]+/i.exec(words)?.[0].toLowerCase() ?? '';
  return saysSound.test(words) && (systems.has(first) || isPart(first) || regionNouns.has(first));
}

/** "murmur chest wall NT": from a part on that is said to be sound nothing is denied. */
function splitSound(words: string): readonly string[] {
  if (!saysSound.test(words)) return [words];
  for (const { index } of words.matchAll(/(?<=[a-z])\s+(?=[a-z])/gi)) {
    const rest = words.slice(index).trimStart();
    if (isSound(rest)) return [words.slice(0, index), rest];
  }
  return [words];
}

/**
 * What a list under one "no" names, and whether it is denied: after a comma a finding of one side is found, with all that follows
 * ("no edema, calf tenderness L"), where nothing before is of a side and no "or" goes on.
 */
function namedIn(words: string): Named[] {
  const names = words.split(/\s*(?:,|\/|\bor\b|\band\b)\s*/).flatMap(splitSound);
  const goesOn = /\b(?:or|nor)\b/.test(words);
  const found = goesOn || isPlaced.test(names[0] ?? '') ? -1 : names.findIndex((name) => isPlaced.test(name));
  return names.map((name, at) => ({ name, isDenied: (found < 0 || at < found) && !isSound(name) }));
}

/** The findings of one run, under the region that heads it or the one before it. */
export function readFindings(
  reading: ClauseReading,
  span: Span,
  above: string,
): { readonly facts: Draft[]; readonly system: string } {
  const raw = reading.text.slice(span.start, span.end);
  const trimmed = trimMarks(raw, ',;:.*-', '.;,');
  const words = trimmed.slice(leads.exec(trimmed)?.[0].length ?? 0);
  const start = span.start + raw.indexOf(words);
  const head = headOf(words);
  // What goes on under a region is one word, or a denial; anything else may be of another.
  const goesOn = !words.includes(' ') || denialAtHead(words) !== undefined;
  const system = head?.system ?? (goesOn || above === reading.clause.label ? above : '');
  const facts: Draft[] = [];
  const parts = words.slice(head?.end ?? 0).split(newDenial);
  let at = start + (head?.end ?? 0);
  for (const part of parts) {
    const from = reading.text.indexOf(part, at);
    at = from + part.length;
    const cue = denialAtHead(part);
    const names = cue ? namedIn(part.slice(cue.end)) : [{ name: part, isDenied: false }];
    for (const { name, isDenied } of names) {
      if (name.trim() === '') continue;
      const begins = reading.text.indexOf(name, from);
      const where = { start: begins, end: begins + name.length };
      const fact: Omit<ExaminationFact, 'id'> = {
        ...begin(reading, where, { polarity: isDenied ? 'absent' : 'present' }),
        type: 'examination',
        system,
        finding: keepsShort(name, system) ? name.trim() : lowerFirst(wordsOf(reading.text, where)),
      };
      facts.push(cue && isDenied ? restOnCue(fact, { start: from, end: from + cue.end }) : fact);
    }
  }
  return { facts, system };
}
