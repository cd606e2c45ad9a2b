import type { ExaminationFact } from '../document/fact.ts';
import { denialWord } from '../knowledge/assertion-cues.ts';
import { generalSystems, movementAmounts, movementForms, wholeFindings } from '../knowledge/examined-parts.ts';
import { bodyParts, regionNouns, systemRows } from '../knowledge/systems.ts';
import type { Span } from '../model/span.ts';
import { lowerFirst } from '../note/note-language.ts';
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

/** The findings of one run, under the region that heads it or the one before it. */
export function readFindings(
  reading: ClauseReading,
  span: Span,
  above: string,
): { readonly facts: Draft[]; readonly system: string } {
  const raw = reading.text.slice(span.start, span.end);
  const words = trimMarks(raw, ',;:.*-', '.;,');
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
    const names = cue ? part.slice(cue.end).split(/\s*(?:,|\/|\bor\b|\band\b)\s*/) : [part];
    for (const name of names) {
      if (name.trim() === '') continue;
      const begins = reading.text.indexOf(name, from);
      const where = { start: begins, end: begins + name.length };
      const fact: Omit<ExaminationFact, 'id'> = {
        ...begin(reading, where, { polarity: cue ? 'absent' : 'present' }),
        type: 'examination',
        system,
        finding: keepsShort(name, system) ? name.trim() : lowerFirst(wordsOf(reading.text, where)),
      };
      facts.push(cue ? restOnCue(fact, { start: from, end: from + cue.end }) : fact);
    }
  }
  return { facts, system };
}
