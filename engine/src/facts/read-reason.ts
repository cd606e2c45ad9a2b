import { findProblemsIn, type ProblemMention } from '../clinical/find-problems.ts';
import { titleWords } from '../lexicons/titles.ts';
import { capitalize } from '../note/note-language.ts';
import { nameOpening } from '../note/title.ts';
import { findReason } from '../note/reason-words.ts';
import { ageUnits } from '../knowledge/units.ts';
import { oneOf } from '../text/one-of.ts';
import { begin, wordsOf, type Draft } from './fact-maker.ts';
import type { PlacedClause } from './placed-clause.ts';

/** How far into a text its first words reach, which say why the patient is here. */
const opening = 90;
/** How many words may stand before the symptom that a text opens with, besides who the patient is. */
const mostBefore = 4;
const introduction = new RegExp(
  String.raw`^\W*(?:(?:mr|mrs|ms)\.? \w+,? )?\d{1,3}\s?-?(?:${oneOf(ageUnits)}(?:[- ]old)?)?\s?-?(?:man|woman|male|female|boy|girl|[mf])?\b`,
  'i',
);
const longestHistory = 600;

/** The name of a measure, which is no complaint: "temp". */
const measured = /^(?:temp(?:erature)?|blood pressure|pulse|weight)$/i;

/** A fall is how it came about, and pain has a place: what follows says what brought the patient, or nothing is said of it. */
const unspecific: ReadonlySet<string> = new Set(['fall', 'pain', 'injury', 'trauma']);

function nameInFull(text: string, { name }: ProblemMention, history: readonly PlacedClause[]): string | undefined {
  if (!unspecific.has(name)) return name;
  const passages = history.map(({ start, end, subject }) => ({
    subject,
    text: wordsOf(text, { start, end }),
    sources: [{ start, end }],
  }));
  return nameOpening(passages);
}

/** A symptom that the text opens with, as the reason for the visit. A known disease is none. */
function readOpening(text: string, first: PlacedClause, history: readonly PlacedClause[]): Draft | undefined {
  const found = findProblemsIn(text.slice(first.start, first.end), first.start).find(
    ({ kind, modifiers, start, end }) =>
      kind === 'symptom' &&
      !modifiers.negated &&
      !modifiers.hypothetical &&
      start - first.start < opening &&
      wordCount(text.slice(first.start, start).replace(introduction, '')) <= mostBefore &&
      !measured.test(text.slice(start, end)) &&
      !isTitled(text.slice(0, start)) &&
      !isPassing(text.slice(end, end + 24)),
  );
  if (!found) return undefined;
  // The time stamp of an entry is when it was written, not when the complaint began.
  const reading = { text, clause: { ...first, subject: 'chief-complaint', time: undefined } as const };
  const name = nameInFull(text, found, history);
  if (name === undefined) return undefined;
  // A name in full says words of the story around it.
  const [opens, closes] = [history[0] ?? first, history.at(-1) ?? first];
  const span = name === found.name ? found : { start: opens.start, end: closes.end };
  return { ...begin(reading, span), type: 'condition', name, isReason: true };
}

const wordCount = (words: string): number => words.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length;

/** "Dr. Fever": what stands behind a title is a name. */
const isTitled = (before: string): boolean =>
  titleWords.get(/([a-z]+)\.?\s*$/i.exec(before.slice(-20))?.[1]?.toLowerCase() ?? '') === 'strong';

/** What gets better by itself, is asked, or is only there on a scale brought nobody in today: "cough less", "pain 3/10". */
const isPassing = (after: string): boolean =>
  /^[\s,]*(?:less|better|improv\w+|resolv\w+|gone|none|\?|down|control\w+|well|manage\w*|\d)/i.test(after);

/**
 * The reason for the visit as the first words of a history say it ("here for ...", "c/o ...", "annual f/u"), or the symptom
 * that the text opens with; undefined where a heading names it. Nothing is taken from later in the text, where a reason is
 * no longer what brought the patient.
 */
export function readReason(text: string, clauses: readonly PlacedClause[]): Draft | undefined {
  if (clauses.some(({ subject }) => subject === 'chief-complaint' || subject === 'admission')) return undefined;
  const history = clauses
    .filter(({ subject, denied }) => subject === 'history-of-present-illness' && denied === undefined)
    .slice(0, 3);
  for (const clause of history) {
    const { start, end } = clause;
    const words = end - start > longestHistory ? '' : wordsOf(text, clause);
    const reason = findReason(words);
    if (reason === undefined) continue;
    const reading = { text, clause: { ...clause, subject: 'chief-complaint' } as const };
    return { ...begin(reading, { start, end }), type: 'clause', text: capitalize(reason), isReason: true };
  }
  // The story begins with the first words, or with who the patient is.
  const begins = history.find((clause) => introduction.test(text.slice(clause.start, clause.end))) ?? history[0];
  const isBegun = begins === clauses[0] || (begins && introduction.test(text.slice(begins.start, begins.end)));
  return begins && isBegun ? readOpening(text, begins, history) : undefined;
}
