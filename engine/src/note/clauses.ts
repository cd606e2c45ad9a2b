import { findProblemsIn } from '../clinical/find-problems.ts';
import { endsAsNameBy } from '../clinical/stands-as-name.ts';
import { emptyCues, noDenialBefore, otherOpens } from '../knowledge/assertion-cues.ts';
import { oneOf } from '../text/one-of.ts';
import type { Span } from '../model/span.ts';
import { splitClauses } from '../text/sentences.ts';

/** A run of clauses that belong together. `denied` holds the single findings of a run that denies all of them. */
export interface ClauseRun {
  readonly span: Span;
  readonly denied?: readonly Span[];
}

const negation =
  /^(?:and |but )?(?:(?:he|she|they|there|pt|(?:the )?patient) )?(?:(?:has|have|had|is|are|was|were|reports?|reported|with) (?=no\b))?(?:no|denies|denied|without|neg(?:ative)? for|w\/o|not|never|neither|does(?:n['’]t| not) have)\b/i;
const denies = /^(?:and |but )?(?:(?:he|she|they|pt|(?:the )?patient) )?(?:denies|denied|neg(?:ative)? for)\b/i;
const condition =
  /\b(?:if|unless|return for|watch for|monitor for|precautions(?: for)?|call for|such as|including|e\.g\.?|worse with|worse w)\b/i;
/** "or" before or within the last of a list: "no aura, vision change or weakness". */
const alternative = /(?:^|\s)(?:or|nor|and\/or)\s/i;
const ownVerb =
  /\b(?:is|are|was|were|has|have|had|will|takes|taking|reports|states|uses|lives|works|given|started|improved|resolved|admits|endorses)\b/i;
const ownStart =
  /^(?:no|denies|denied|without|neg|negative|pos|positive|mild|mod|moderate|severe|some|slight|intermittent|occasional|occ|new|worse|worsening|improv\w+|better|but|\+|start|stop|call|return|f\/u|follow|also|now|still|only|tender|normal|able)\b/i;

/** A clause that names findings and nothing of its own: no verb, no number, no word that begins a statement. */
function isBare(words: string): boolean {
  if (words.length >= 60 || /\d/.test(words) || ownVerb.test(words) || ownStart.test(words)) return false;
  return !opensDenial(words) && !opensOther.test(words);
}

/** True when a clause is the name of a finding and no word more: "chills", not "sputum green". */
export function isFindingOnly(words: string): boolean {
  const [first] = findProblemsIn(words);
  return first !== undefined && first.start < 5 && first.end >= words.length;
}

/** Words that say how something is: a clause that ends with one of them finds, and names nothing to be denied. */
const states = new Set(
  'green|yellow|white|clear|red|brown|bloody|ok|good|fine|well|normal|nl|wnl|intact|stable|improved|better|worse|less|more|tender|soft|dry|moist|pos|positive|neg|negative|present|unchanged|same|today|now|high|low|full|equal|regular|reg|warm|cool'.split(
    '|',
  ),
);
const mostNameWords = 4;

/** A clause of a few words that may be a name: "epig pain", "red urine", not "sputum green". */
function isNameOnly(words: string): boolean {
  const said = words.toLowerCase().match(/[a-z/]+/g) ?? [];
  return isBare(words) && said.length > 0 && said.length <= mostNameWords && !states.has(said.at(-1) ?? '');
}

/** "nil rash" denies, "nil of note" says that there is nothing to tell. */
const deniesAsEmpty = new RegExp(
  String.raw`^(?:and |but )?${oneOf(emptyCues)} (?=[a-z])(?!${oneOf(noDenialBefore)}\b)`,
  'i',
);

/** "no rash, PMH gout": what begins something else, whatever stands before it. */
const opensOther = new RegExp(String.raw`^${oneOf(otherOpens)}\b`, 'i');

const opensDenial = (words: string): boolean => negation.test(words) || deniesAsEmpty.test(words);

/** How many clauses from `at` on stand under the negation or condition that the first of them opens. */
function runLength(words: readonly string[], at: number): number {
  const first = words[at] ?? '';
  const opens = opensDenial(first) || condition.test(first);
  if (!opens) return 1;
  let end = at + 1;
  while (end < words.length && end < at + 12 && isBare(words[end] ?? '')) {
    if (alternative.test(words[end] ?? '')) return end + 1 - at;
    end += 1;
  }
  if (denies.test(first)) return end - at;
  if (at === 0 && end === words.length && words.slice(1).every(isNameOnly)) return end;
  let named = at + 1;
  while (named < end && isFindingOnly(words[named] ?? '')) named += 1;
  return named - at;
}

/** The findings of a run that denies them, each with its own range; undefined where the run is no such list. */
function deniedList(clauses: readonly Span[], words: readonly string[]): readonly Span[] | undefined {
  const first = words[0] ?? '';
  const listed = denies.test(first) || alternative.test(words.at(-1) ?? '');
  if (clauses.length < 2 || !opensDenial(first) || !listed) return undefined;
  return clauses;
}

/** The clauses of a sentence, where a name that is also a short form stays with what shows that it is one: "DOE, JOHN". */
function splitBesideNames(text: string, sentence: Span): Span[] {
  const clauses: Span[] = [];
  for (const clause of splitClauses(text, sentence)) {
    const last = clauses.at(-1);
    if (last && endsAsNameBy(text, last, sentence.end)) clauses[clauses.length - 1] = { ...last, end: clause.end };
    else clauses.push(clause);
  }
  return clauses;
}

/**
 * The clauses of a telegraphic sentence, where a list under one "no", "denies" or "if" stays one run: "no chest pain, SOB, or edema"
 * must never be cut so that what is denied reads as found. Linear.
 */
export function splitRuns(text: string, sentence: Span): ClauseRun[] {
  const clauses = splitBesideNames(text, sentence);
  const words = clauses.map((clause) => text.slice(clause.start, clause.end).replace(/\.$/, ''));
  const runs: ClauseRun[] = [];
  let at = 0;
  while (at < clauses.length) {
    const length = runLength(words, at);
    const part = clauses.slice(at, at + length);
    const denied = deniedList(part, words.slice(at, at + length));
    const span = { start: part[0]?.start ?? sentence.start, end: part.at(-1)?.end ?? sentence.end };
    runs.push(denied ? { span, denied } : { span });
    at += length;
  }
  return runs;
}
