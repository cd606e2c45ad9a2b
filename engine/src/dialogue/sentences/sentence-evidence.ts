import { cutStretches, type Clause } from '../clauses.ts';
import { namedDrugs } from '../named-drugs.ts';
import { readQuestion } from '../read-question.ts';
import { readSite, readSymptoms } from '../read-symptoms.ts';

/** Words are weighed by their beginnings, so that "swollen" and "swelling" teach one another; all numbers are one. */
const stemLength = 6;
const number = '#';
const stemOf = (word: string): string => {
  const first = word.charAt(0);
  return first >= '0' && first <= '9' ? number : word.slice(0, stemLength);
};

/** A sentence is of one of these lengths: fewer words than the number at its place. */
const lengths = [2, 3, 5, 8, 12, 18, 26, 40];
/** Only so many words of a neighbour are weighed, and as many of the sentence itself for its speaker. */
const neighbourWords = 20;
const ownWords = 12;
/** How far back the other speaker's last sentence may stand. */
const askedWithin = 4;
/** Parts of a talk by which a sentence's place is known. */
const parts = 8;

const ofYou: ReadonlySet<string> = new Set(['you', 'your', "you're", "you've", "you'll", 'yourself']);
const ofI: ReadonlySet<string> = new Set(['i', "i'm", "i've", 'my', 'me', "i'd", "i'll"]);
const ofUs: ReadonlySet<string> = new Set(['we', "we'll", "we're", "let's", "we've"]);

/** What a sentence shows by itself. */
interface Shown {
  readonly stems: readonly string[];
  /** What it names: "=drug", "=site". */
  readonly named: readonly string[];
  readonly isMarked: boolean;
  readonly intent: string | undefined;
}

function namesOf(clause: Clause, stems: readonly string[]): string[] {
  const mentions = cutStretches(clause.text, clause.words).flatMap(readSymptoms);
  const names = [...new Set(mentions.map(({ kind }) => `=${kind}`))];
  const put = (name: string, isSo: boolean): void => void (isSo && names.push(name));
  put(
    '=absent',
    mentions.some(({ polarity }) => polarity === 'absent'),
  );
  put(
    '=whose',
    mentions.some(({ whose }) => whose !== undefined),
  );
  put('=drug', namedDrugs(clause).length > 0);
  put('=site', readSite(clause.words) !== undefined);
  put('=number', stems.includes(number));
  const says = (own: ReadonlySet<string>): boolean => clause.words.some(({ word }) => own.has(word));
  put('=you', says(ofYou));
  put('=i', says(ofI));
  put('=us', says(ofUs));
  return names;
}

function show(clause: Clause): Shown {
  const stems = clause.words.filter(({ isMark }) => !isMark).map(({ word }) => stemOf(word));
  return {
    stems,
    named: namesOf(clause, stems),
    isMarked: /\?\W*$/.test(clause.raw),
    intent: readQuestion(clause)?.intent,
  };
}

/** Takes what speaks for or against one sentence, in pieces. */
export interface EvidenceSink {
  /** A piece is what leads it and what it is of, written together: "=by " and "C". */
  take(lead: string, item: string): void;
  /** Two words that follow each other; a piece as well, with a space between them. */
  takePair(first: string, second: string): void;
}

function takeOwn(by: string, { stems, named, isMarked }: Shown, sink: EvidenceSink): void {
  let before = '^';
  for (const stem of stems) {
    sink.take('', stem);
    sink.takePair(before, stem);
    before = stem;
  }
  sink.takePair(before, '$');
  const saidBy = `${by}:`;
  for (const stem of stems.slice(0, ownWords)) sink.take(saidBy, stem);
  sink.take(`=first ${by}`, stems[0] ?? '');
  const length = String(lengths.findIndex((fewer) => stems.length < fewer));
  sink.take('=length ', length);
  sink.take(`=length ${by}`, length);
  for (const name of named) {
    sink.take('', name);
    sink.take(name, by);
  }
  if (isMarked) sink.take('', '=?');
}

function takeNeighbour(lead: string, { stems, named, isMarked }: Shown, sink: EvidenceSink): void {
  for (const stem of stems.slice(0, neighbourWords)) sink.take(lead, stem);
  for (const name of named) sink.take(lead, name);
  if (isMarked) sink.take(lead, '?');
}

/**
 * What speaks for or against a sentence of a talk: its words, who says them, where, what they name, the sentence before and the
 * other speaker's last. The weights are of these pieces. Linear.
 * @param sinkOf where the pieces of a sentence go, by its number; each may come more than once and counts once
 */
export function gatherEvidence(clauses: readonly Clause[], sinkOf: (at: number) => EvidenceSink): void {
  const shown = clauses.map(show);
  for (const [at, clause] of clauses.entries()) {
    const sink = sinkOf(at);
    const by = clause.speaker.charAt(0).toUpperCase();
    const [own, before, after] = [shown[at], shown[at - 1], shown[at + 1]];
    sink.take('=by ', by);
    sink.take(`=at ${by}`, String(Math.floor((parts * at) / clauses.length)));
    if (own) takeOwn(by, own, sink);
    const last = clauses[at - 1];
    if (last && before) {
      sink.take('=after ', last.turn === clause.turn ? 'turn' : last.speaker === clause.speaker ? 'same' : 'other');
      takeNeighbour('<', before, sink);
    }
    const next = clauses[at + 1];
    if (next && after) {
      sink.take('=before ', next.speaker === clause.speaker ? 'same' : 'other');
      sink.take('>', after.stems[0] ?? '');
      if (after.isMarked) sink.take('>', '?');
    }
    takeAsked(clauses, shown, at, sink);
  }
}

/** What the other speaker said last: the question that is answered. */
function takeAsked(clauses: readonly Clause[], shown: readonly Shown[], at: number, sink: EvidenceSink): void {
  for (let back = at - 1; back >= Math.max(0, at - askedWithin); back -= 1) {
    const asked = shown[back];
    if (asked === undefined || clauses[back]?.speaker === clauses[at]?.speaker) continue;
    takeNeighbour('?', asked, sink);
    if (asked.intent !== undefined) sink.take('?=', asked.intent);
    return;
  }
}

/** The pieces of every sentence as they are written, each once: what weights are learned from. Linear. */
export function evidenceOfSentences(clauses: readonly Clause[]): readonly string[][] {
  const all = clauses.map(() => new Set<string>());
  gatherEvidence(clauses, (at) => ({
    take: (lead, item) => void all[at]?.add(lead + item),
    takePair: (first, second) => void all[at]?.add(`${first} ${second}`),
  }));
  return all.map((evidence) => [...evidence]);
}
