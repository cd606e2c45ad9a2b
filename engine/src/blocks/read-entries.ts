import type { Span } from '../model/span.ts';
import type { Subject } from '../document/subjects.ts';
import type { Block } from './block.ts';
import { tellsEndedDrug } from './came-of-drug.ts';
import { cutRuns } from './cut-runs.ts';
import { isDrugAlone } from './drug-alone.ts';
import { featuresOf, rankSubjects } from './entry-features.ts';
import type { Entry } from './entry-model.ts';
import { wordsAt, type EntryWords } from './entry-words.ts';
import { findAsked, isNo } from './answered-no.ts';
import { findHeadedDenial } from './headed-denial.ts';
import { isTakenBack } from './taken-back.ts';
import { dayOfNote, isCopiedForward } from './copied-forward.ts';
import { excludedAlone, excludedBy } from './excluded-subjects.ts';
import { likelySubject, ownSubject } from './own-subject.ts';
import { saysComplications } from './says-complications.ts';
import { isIdentity } from './says-identity.ts';
import { opensWithReaction, tellsReaction } from './says-reaction.ts';
import { saysSeries } from './next-of-series.ts';
import { cutAtNow, describesPastEpisode, opensOnTime } from './past-episode.ts';
import { isOfPerson } from './of-person.ts';
import { joinHarms } from './join-harms.ts';
import { joinRelatives } from './join-relatives.ts';
import { readTextOf, type ReadText } from '../text/read-text.ts';
import { readBlocks } from './read-blocks.ts';
import { saysHarm } from './says-harm.ts';
import { opensAllergy, splitAllergies } from './split-allergies.ts';

/** What settles an entry before its words are weighed: its heading, what it says itself, or the "no" on the next line. */
export type SettledBy = 'heading' | 'own-words' | 'answer';

/** A clause of the text with its features and all blocks that it stands in, the innermost last. */
export interface ReadEntry extends Span, Entry {
  readonly within: readonly Block[];
  /** A finer subject than it is placed as, by its own words. */
  readonly finer?: Subject | undefined;
  readonly settledBy?: SettledBy | undefined;
  /** Findings that the next line answers with "no", which is `answer`. */
  readonly denied?: readonly Span[] | undefined;
  readonly answer?: Span | undefined;
}

/** Headings under which nothing else stands. Under the others an entry is placed by its words as well. */
const settling: ReadonlySet<Subject> = new Set<Subject>([
  'family-history',
  'social-history',
  'medications',
  'allergies',
  'immunizations',
  'vital-signs',
  'mental-status',
  'history-of-present-illness',
  'hospital-course',
  'past-medical-history',
  'past-surgical-history',
  'chief-complaint',
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'procedure',
  'surgeon',
  'anesthesia',
  'operative-findings',
  'technique',
  'blood-loss',
  'specimens',
  'complications',
  'needs',
  'barriers',
  'contacts',
  'goals',
  'response',
  'discharge-diagnosis',
  'discharge-condition',
  'discharge-medications',
  'functional-status',
  'intervention',
  'follow-up',
  'education',
  'disposition',
  'safety',
  'services',
  'admission',
]);

/** Subjects that a heading can name and no entry is placed as, by the nearest that one can. */
const nearest: Partial<Record<Subject, Subject>> = {
  'chief-complaint': 'history-of-present-illness',
  'review-of-systems': 'history-of-present-illness',
  'hospital-course': 'history-of-present-illness',
  'assessment-and-plan': 'plan',
  'follow-up': 'plan',
  education: 'plan',
  goals: 'plan',
  disposition: 'plan',
  'discharge-medications': 'plan',
  response: 'intervention',
  procedure: 'intervention',
  needs: 'services',
  barriers: 'services',
  contacts: 'services',
  surgeon: 'intervention',
  anesthesia: 'intervention',
  technique: 'intervention',
  'blood-loss': 'intervention',
  complications: 'intervention',
  specimens: 'results',
  'operative-findings': 'physical-examination',
  'preoperative-diagnosis': 'assessment',
  'postoperative-diagnosis': 'assessment',
  'discharge-diagnosis': 'assessment',
  'discharge-condition': 'assessment',
  admission: 'history-of-present-illness',
};
export const nearestEntrySubject = (subject: Subject): Subject => nearest[subject] ?? subject;

function describeBlock(block: Block | undefined, item: Block): string {
  if (!block || block.kind === 'document') return 'none';
  // What stands behind the first entry of a heading within a line may have gone on to something else.
  return `${block.group ?? 'section'}:${block.subject ?? ''}:${item.standing ?? ''}`;
}

const labelWords = (text: string, block: Block | undefined): string[] =>
  block?.label === undefined ? [] : text.slice(block.label.start, block.label.end).toLowerCase().split(/\s+/);

interface Item {
  readonly block: Block;
  readonly within: readonly Block[];
}

function itemsOf(block: Block, within: readonly Block[]): Item[] {
  if (block.kind === 'item') return [{ block, within }];
  return block.children.flatMap((child) => itemsOf(child, [...within, block]));
}

/** Subjects under whose heading a line goes on to others before its sentence ends: "hx HTN, on lisinopril, lives alone". */
const loose: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'history-of-present-illness',
  'hospital-course',
  'past-medical-history',
  'social-history',
  'medications',
  'intervention',
  'response',
  'disposition',
  'safety',
]);

/** Subjects whose heading holds for its whole line: how somebody is seen to think and feel, and the risks, are lists of their own. */
const wholeLine: ReadonlySet<Subject> = new Set<Subject>(['mental-status', 'safety']);

const holdsWhole = ({ standing, subject }: Block): boolean =>
  standing === 'below' || (subject !== undefined && wholeLine.has(subject));

const goesAstray = ({ subject }: Block): boolean => subject !== undefined && loose.has(subject);

/** So many headings, and one in so many characters: the writer has sorted the note, and each holds up to the next. */
const leastHeadings = 4;
const furthestApart = 300;

/** True for a note that its writer has put under headings throughout. */
function isSorted(text: string, { children }: Block): boolean {
  const headed = children.filter(({ kind, subject }) => kind === 'section' && subject !== undefined);
  return headed.length >= leastHeadings && text.length / headed.length < furthestApart;
}

/** Subjects that a part of the sentence which introduces the patient is of where its own words say so. */
const beyondIdentity: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'vital-signs',
  'physical-examination',
  'results',
  'plan',
]);

/**
 * The sentence that introduces the patient stays whole up to a part that is a value, a finding or a step by its own words: "7yo
 * snores, T 38.2". Of marked notes none is cut so.
 */
function cutIdentity(read: ReadText, block: Block): Span[] {
  const [first, ...rest] = cutRuns(read, block);
  const out = [first ?? block];
  for (const run of rest) {
    const last = out.at(-1) ?? run;
    const isOther = beyondIdentity.has(ownSubject(wordsAt(read, run), block.holds));
    if (isOther || out.length > 1) out.push(run);
    else out[out.length - 1] = { start: last.start, end: run.end };
  }
  return out;
}

/**
 * Under a plan, what was is a reason for what is to be done; what a substance did once is known ever since, and after a drug of
 * before others may stand that are taken. Of values the last are those of today.
 */
const isEpisode = (words: EntryWords, { subject }: Block): boolean =>
  subject !== 'plan' &&
  subject !== 'assessment-and-plan' &&
  (describesPastEpisode(words.words) || opensOnTime(words.text)) &&
  !saysHarm(words) &&
  !tellsEndedDrug(words) &&
  !saysSeries(words);

function cutEntries(read: ReadText, block: Block, isPast: boolean): Span[] {
  const { text } = read;
  if (isOfPerson(text, block)) return [block];
  if (isIdentity(text.slice(block.start, block.end))) return cutIdentity(read, block);
  if (!isPast) return joinRelatives(read, joinHarms(read, cutRuns(read, block)));
  const [episode, ...now] = cutAtNow(text, block);
  return [episode ?? block, ...now.flatMap((rest) => cutRuns(read, rest))];
}

/** What a sentence on somebody else is not of. */
const ofPatient: readonly Subject[] = [
  'medications',
  'allergies',
  'vital-signs',
  'physical-examination',
  'past-medical-history',
];

/** Headings under which writers also tell what a substance did once. */
const mayTellHarm: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'medications',
]);

function entriesOf(read: ReadText, { block, within }: Item, isOrdered: boolean): ReadEntry[] {
  const { text } = read;
  const parent = within.at(-1);
  const isNarrow =
    block.subject !== undefined &&
    block.holds === undefined &&
    (settling.has(block.subject) || parent?.group === 'test');
  const isSettled = isNarrow && (isOrdered || holdsWhole(block) || (block.standing === 'first' && !goesAstray(block)));
  const whole = wordsAt(read, block);
  const isPast = !isSettled && !isIdentity(whole.text) && isEpisode(whole, block);
  const isOfDrugs = isSettled && block.subject === 'medications';
  const asOne = isOfDrugs ? splitAllergies(read, block) : [{ start: block.start, end: block.end }];
  const spans = isSettled ? asOne : cutEntries(read, block, isPast);
  const excluded = isSettled ? [] : isOfPerson(text, block) ? ofPatient : excludedBy(whole);
  return spans.map((span, at) => {
    const { start, end } = span;
    const words = wordsAt(read, span);
    const isOwned = isSettled || (isNarrow && at === 0 && block.standing === 'first');
    const isEpisodeItself = isPast && at === 0;
    const isHarm = isOwned && mayTellHarm.has(block.subject) && (saysHarm(words) || opensWithReaction(words));
    const isAllergy = isHarm || (isOwned && block.subject === 'medications' && opensAllergy(words));
    const headed = isOwned && block.subject ? nearestEntrySubject(block.subject) : undefined;
    const own = isEpisodeItself ? 'past-medical-history' : undefined;
    const settled = isAllergy ? 'allergies' : (headed ?? own ?? ownSubject(words, block.holds));
    const isOpen = settled === undefined;
    const place = { depth: start / text.length, block: describeBlock(parent, block) };
    const likely = isOpen ? likelySubject(words, block.holds) : undefined;
    return {
      goesOn: at > 0,
      isDrugAlone: at > 0 && isOpen && isDrugAlone(words),
      likely,
      start,
      end,
      within,
      finer: saysComplications(words.text) ? 'complications' : undefined,
      settled,
      settledBy: isOwned && !isAllergy ? 'heading' : isOpen ? undefined : 'own-words',
      holds: isEpisodeItself ? undefined : block.holds?.map(nearestEntrySubject),
      // What is settled can be nothing else anyway.
      excluded: isOpen ? [...excluded, ...excludedAlone(words)] : undefined,
      doubted: !isOpen || tellsReaction(words) ? undefined : ['allergies'],
      features: isOpen
        ? [...featuresOf(words, { ...place, likely }), ...labelWords(text, parent).map((word) => `l:${word}`)]
        : [],
    };
  });
}

/** An entry that asks after findings and is answered with "no" on the next line. */
function deniedEntry(text: string, { block, within }: Item, answer: Item | undefined): ReadEntry | undefined {
  if (answer === undefined || !text.slice(block.end, answer.block.start).includes('\n')) return undefined;
  if (!isNo(text.slice(answer.block.start, answer.block.end))) return undefined;
  const denied = findAsked(text, block);
  if (denied === undefined) return undefined;
  const { start, end } = block;
  const settled = 'history-of-present-illness';
  const settles = { settled, settledBy: 'answer' } as const;
  return { start, end, within, ...settles, features: [], denied, answer: answer.block };
}

/** An entry whose heading denies all that it names. */
function headedEntry(text: string, { block, within }: Item): ReadEntry | undefined {
  const found = findHeadedDenial(text, block, within);
  if (!found) return undefined;
  const { start, end } = block;
  const settled = 'history-of-present-illness';
  return { start, end, within, settled, settledBy: 'answer', features: [], ...found };
}

/** The entries of a text in their order. @param root its blocks, where they have been read */
export function readEntries(written: string | ReadText, root: Block = readBlocks(written)): ReadEntry[] {
  const read = readTextOf(written);
  const { text } = read;
  const day = dayOfNote(text);
  const isOrdered = isSorted(text, root);
  const items = itemsOf(root, []).filter(
    ({ block }) => !isTakenBack(text.slice(block.start, block.end)) && !isCopiedForward(text, block, day),
  );
  const entries: ReadEntry[] = [];
  let isAnswer = false;
  for (const [at, item] of items.entries()) {
    const denied: ReadEntry | undefined = isAnswer ? undefined : deniedEntry(text, item, items[at + 1]);
    const headed = denied ?? headedEntry(text, item);
    if (headed) entries.push(headed);
    else if (!isAnswer) entries.push(...entriesOf(read, item, isOrdered));
    isAnswer = denied !== undefined;
  }
  return entries.map((entry, at) =>
    entry.settled === undefined ? besideOthers(read, entry, entries[at - 1], entries[at + 1]) : entry,
  );
}

/** What the words of an entry speak for most. */
function leaningOf(read: ReadText, entry: ReadEntry | undefined): Subject | '' {
  if (entry === undefined) return '';
  const leaning = entry.settledBy === 'answer' ? entry.settled : rankSubjects(wordsAt(read, entry))[0];
  return leaning ?? '';
}

/** An entry with what the words of those beside it speak for among its features. */
const besideOthers = (
  read: ReadText,
  entry: ReadEntry,
  before: ReadEntry | undefined,
  after: ReadEntry | undefined,
): ReadEntry => ({
  ...entry,
  features: [...entry.features, `<:${leaningOf(read, before)}`, `>:${leaningOf(read, after)}`],
});
