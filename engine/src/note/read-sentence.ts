import { findProblemsIn } from '../clinical/find-problems.ts';
import { beginsWithGivenName } from '../clinical/stands-as-name.ts';
import type { Span } from '../model/span.ts';
import { isFindingOnly, splitRuns } from './clauses.ts';
import type { ClauseRun } from './clauses.ts';
import { choose, weigh } from './classify.ts';
import type { Classified, Weights } from './classify.ts';
import { namesReaction, reactionIn } from './item-words.ts';
import { lowerFirst, noteWords } from './note-language.ts';
import { deniedPassages, itemSubjects, listMark, passageOf } from './passage-of.ts';
import type { Passage } from './passage.ts';
import { isElsewhere, isVitals, readOtherVitals, readVitalsSentence } from './read-vitals.ts';
import type { Subject } from '../document/subjects.ts';
import { splitResults } from './split-results.ts';

/** Subjects that run over several telegraphic sentences, so that one without a cue of its own stays with them. */
const lasting: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'physical-examination',
  'results',
  'plan',
  'mental-status',
  'intervention',
  'technique',
  'disposition',
]);

/** What goes on after a subject that one sentence settles, where the next sentence says nothing of its own. */
const goesOnAs: Partial<Record<Subject, Subject>> = {
  procedure: 'technique',
  'operative-findings': 'technique',
  'blood-loss': 'technique',
  anesthesia: 'technique',
  complications: 'technique',
  specimens: 'technique',
  surgeon: 'technique',
  technique: 'technique',
  disposition: 'plan',
  services: 'plan',
};

/** Lists that a full sentence without a word of their own does not go on. */
const listsOnly: ReadonlySet<Subject> = new Set<Subject>([
  'medications',
  'allergies',
  'past-surgical-history',
  'family-history',
  'immunizations',
  'vital-signs',
]);

const earlier =
  /\b(?:history|hx|prior|previous|s\/p|status post|(?:in|since) (?:19|20)\d\d|(?:19|20)\d\d|years? ago|underwent)\b/i;

/** What was operated on in the course of an operation is told of it, not of the past. */
function inOperation(found: Classified, previous: Subject, words: string): Classified {
  const during =
    found.subject === 'past-surgical-history' && goesOnAs[previous] === 'technique' && !earlier.test(words);
  return during ? { subject: 'technique', score: found.score } : found;
}

/** Begins with who the patient is. */
const introduces = /^(?:[A-Z]?[\w.']+ ){0,5}?(?:is )?(?:an? )?\d{1,3}[ -]?(?:y\/?o|yrs?[ -]old|years?[ -]old)\b/i;

const examining: ReadonlySet<Subject> = new Set<Subject>([
  'physical-examination',
  'mental-status',
  'vital-signs',
  'results',
]);

const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|does|did|will|would|can|could|may|should|presents|presented|reports|reported|denies|denied|states|stated|complains|showed|shows|revealed|reveals|underwent|started|developed|received|performed|diagnosed|admitted|discharged|observed|found|takes|tolerated|appears|remains)\b/i;

/** Telegraphic style: no finite verb, or no capital at the head and no full stop at the end. */
export function isTelegraphic(text: string): boolean {
  if (text.length > 400) return false;
  if (/^[A-Z].*[.!?]["”)]?$/s.test(text) && finiteVerb.test(text)) return false;
  return !finiteVerb.test(text) || (/^[a-z\d]/.test(text) && text.length < 300);
}

/** How a sentence stands in its note. */
export interface Setting {
  /** The subject that is certain, by a heading or by the first word. */
  readonly subject: Subject | undefined;
  readonly previous: Subject;
  readonly loyalty: number;
  /** True under a heading that shares its line with words: what says nothing of its own stays there. */
  readonly anchored: boolean;
}

/** Says who the patient is or why the patient came, which opens a history. */
const opening =
  /\b\d{1,3}[ -]?(?:y\/?o|yo|yrs?[ -]?old|years?[ -]old|(?:mo|month|week|wk|day)s?[ -](?:o\b|old|[MF]\b))|\b\d{1,3}[FM]\b|\b(?:here (?:for|with|w)|presents?|presenting|c\/o|p\/w|comes? in|follow[- ]?up (?:for|of|visit)|seen (?:for|today)|POD ?#? ?\d)\b/i;

/** How firmly the clauses of a sentence stay with its subject. */
type Hold = 'fixed' | 'anchored' | 'free';

const taking = /\b(?:takes?|taking|currently|home meds?|is on|meds|medications)\b/i;
const denying = /^(?:no|denies|denied|without|neg(?:ative)? for)\b/i;
const namesSymptom = (words: string): boolean =>
  findProblemsIn(words.slice(0, 400)).some((problem) => problem.kind === 'symptom');

function clauseSubject(words: string, subject: Subject, run: ClauseRun, weights: Weights, told: boolean): Classified {
  // "No edema, no dyspnea" among what is told is no examination.
  if (told && subject === 'history-of-present-illness' && denying.test(words)) return { subject, score: 4 };
  const found = choose(weights, subject);
  // "Family history COPD, pneumonia": a bare name of a disease goes on with whose it is.
  if (subject === 'family-history' && found.subject !== subject && isFindingOnly(words)) return { subject, score: 4 };
  if (found.subject === 'vital-signs' && isElsewhere(words)) return { subject: 'history-of-present-illness', score: 4 };
  // What is ordered or given goes on in the next clause: "will give X, Y 10 mg IV".
  if (found.subject === 'medications' && (subject === 'plan' || subject === 'intervention') && !taking.test(words))
    return { subject, score: 4 };
  if (opening.test(words) && !examining.has(subject) && found.subject !== 'family-history')
    return { subject: 'history-of-present-illness', score: 4 };
  if (run.denied && namesSymptom(words) && !examining.has(subject))
    return { subject: 'history-of-present-illness', score: 4 };
  return found;
}

/** "ibuprofen 400 tid, helps some": a clause that says nothing of its own belongs to the one before it. */
function addTo(last: Passage, words: string, clause: Span): Passage {
  return { ...last, text: `${last.text}, ${lowerFirst(noteWords(words))}`, sources: [...last.sources, clause] };
}

function runPassages(text: string, run: ClauseRun, words: string, subject: Subject): Passage[] {
  const listed = subject === 'history-of-present-illness' || subject === 'review-of-systems' ? run.denied : undefined;
  if (listed) return deniedPassages(text, subject, listed);
  return splitResults(words, run.span, subject).map((part) => passageOf(part.words, part.subject, part.span));
}

/** The weights of a whole sentence serve for its only clause too: a full stop at its end weighs nothing. */
interface Weighed {
  readonly words: string;
  readonly weights: Weights;
}

function readClauses(
  text: string,
  sentence: Span,
  start: Subject,
  hold: Hold,
  whole?: Weighed,
  told = false,
): Passage[] {
  const passages: Passage[] = [];
  let subject = start;
  let opened = false;
  for (const run of splitRuns(text, sentence)) {
    const words = text.slice(run.span.start, run.span.end).replace(/[.]$/, '');
    const last = passages.at(-1);
    const reaction = last?.subject === 'allergies' && subject === 'allergies' ? reactionIn(words) : undefined;
    if (last && reaction !== undefined && !last.text.endsWith(')')) {
      passages[passages.length - 1] = {
        ...last,
        text: `${last.text} (${lowerFirst(noteWords(reaction))})`,
        sources: [...last.sources, run.span],
      };
      continue;
    }
    if (hold !== 'fixed') {
      const found = clauseSubject(words, subject, run, words === whole?.words ? whole.weights : weigh(words), told);
      if (found.score === 0 && last && itemSubjects.has(last.subject) && last.subject !== 'plan') {
        passages[passages.length - 1] = addTo(last, words, run.span);
        continue;
      }
      const leaves = found.score >= 3 || (subject === 'vital-signs' && found.score > 0);
      if (leaves && (hold === 'free' || passages.length === 0 || found.subject === 'vital-signs'))
        subject = found.subject;
      if (opened && subject === 'past-medical-history' && !/\b(?:hx|history|pmh|pmhx|h\/o|known)\b/i.test(words))
        subject = 'history-of-present-illness';
      opened ||= opening.test(words);
    }
    if (hold !== 'fixed' && subject === 'vital-signs') passages.push(...readVitalsSentence(words, run.span));
    else passages.push(...runPassages(text, run, words, subject));
  }
  return joinNeighbours(passages);
}

/** Neighbouring clauses of running text go back into one statement; denials and list items stay apart. */
function joinNeighbours(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const running =
      !itemSubjects.has(passage.subject) && passage.subject !== 'vital-signs' && passage.denied === undefined;
    if (last && running && last.subject === passage.subject && last.denied === undefined) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}, ${beginsWithGivenName(passage.text) ? passage.text : lowerFirst(passage.text)}`,
        sources: [...last.sources, ...passage.sources],
      };
    } else joined.push(passage);
  }
  return joined;
}

function readHeaded(text: string, sentence: Span, subject: Subject): Passage[] {
  const words = text.slice(sentence.start, sentence.end);
  const splits =
    isTelegraphic(words) &&
    (itemSubjects.has(subject) || subject === 'history-of-present-illness' || subject === 'review-of-systems') &&
    !listMark.test(words);
  return splits ? readClauses(text, sentence, subject, 'fixed') : [passageOf(words, subject, sentence)];
}

/** One sentence of a note outside assessment and plan, as passages. */
export function readSentence(text: string, sentence: Span, setting: Setting): Passage[] {
  const { subject, previous, loyalty, anchored } = setting;
  const words = text.slice(sentence.start, sentence.end);
  if (!/[\p{L}\d]/u.test(words) || /^\(?\d{1,2}[.)]$/.test(words)) return [];
  if (subject === 'vital-signs')
    return isVitals(words) || /\d{2,3}\/\d{2,3}/.test(words)
      ? readVitalsSentence(words, sentence, 'vital-signs')
      : [readOtherVitals(words, sentence)];
  if ((subject === undefined || subject === 'physical-examination') && isVitals(words))
    return readVitalsSentence(words, sentence, subject);
  if (subject !== undefined) return readHeaded(text, sentence, subject);
  if (previous === 'allergies' && namesReaction(words)) return readHeaded(text, sentence, 'allergies');
  const telegraphic = isTelegraphic(words);
  if (telegraphic && anchored) return readClauses(text, sentence, previous, 'anchored');
  const denies = telegraphic && denying.test(words) && !examining.has(previous) && namesSymptom(words);
  if (denies) return readClauses(text, sentence, 'history-of-present-illness', 'free', undefined, true);
  const weights = weigh(words);
  if (!telegraphic && introduces.test(words.slice(0, 120)) && goesOnAs[previous] === undefined)
    return [passageOf(words, 'history-of-present-illness', sentence)];
  const found = inOperation(choose(weights, previous, loyalty), previous, words);
  const next = goesOnAs[previous];
  const lasts = next ?? (lasting.has(previous) ? previous : 'history-of-present-illness');
  if (!telegraphic) {
    const stays = listsOnly.has(previous) || next !== undefined ? lasts : previous;
    return [passageOf(words, found.score > 0 ? found.subject : stays, sentence)];
  }
  const whole = { words: words.replace(/[.]$/, ''), weights };
  return readClauses(text, sentence, found.score > 0 ? found.subject : lasts, 'free', whole);
}
