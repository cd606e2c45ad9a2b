import {
  cameOutNegative,
  cameOutPositive,
  examinationEnds,
  examinationOpens,
  exceptWords,
  foundAt,
  foundDegrees,
  foundDenials,
  foundFillers,
  foundJoints,
  foundNormal,
  foundOpeners,
  foundPlaces,
  foundSides,
  foundVerbs,
  foundWell,
  handVerbs,
  namedManoeuvres,
  noFindingCues,
  notBeforeVerb,
  ownWords,
  plainManoeuvres,
  rightSide,
  sameSide,
  strictOpeners,
  wholeFindings,
} from '../knowledge/talk/examination-words.ts';
import { examinedThings, foundStates, foundThings, type ExaminedThing } from '../knowledge/talk/examined.ts';
import { spokenFindings } from '../knowledge/talk/findings.data.ts';
import { spokenTests } from '../knowledge/talk/spoken-tests.ts';
import { noSideAfter } from '../knowledge/talk/talk-cues.ts';
import { endsSentence, foundCues, foundPhrases } from './found-words.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import type { SpokenPhrases } from './word-patterns.ts';

/** What a word or phrase of an examination is. */
export type Label =
  | { readonly kind: 'thing'; readonly thing: ExaminedThing }
  | { readonly kind: 'found'; readonly written: string; readonly system: string }
  | { readonly kind: 'state'; readonly written: string; readonly denied: string }
  | { readonly kind: 'whole'; readonly written: string; readonly system: string }
  | { readonly kind: 'manoeuvre'; readonly written: string; readonly system: string }
  | { readonly kind: 'normal' }
  | { readonly kind: 'well' }
  | { readonly kind: 'denial' }
  | { readonly kind: 'verb' }
  | { readonly kind: 'same-side' }
  | { readonly kind: 'positive' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'degree'; readonly ofThing: string; readonly ofState: string }
  | { readonly kind: 'place'; readonly written: string; readonly system: string | undefined }
  | { readonly kind: 'side'; readonly written: string; readonly isAt: boolean }
  | { readonly kind: 'at'; readonly written: string };

const placeOpen = 'on ';
type PlainKind = 'normal' | 'well' | 'denial' | 'verb' | 'same-side' | 'positive' | 'negative';
const plain = (kind: PlainKind, forms: string): readonly [string, Label] => [forms, { kind }];

let known: SpokenPhrases<Label> | undefined;

/** All words that the reading of an examination knows; built when the first talk is read. */
const labels = (): SpokenPhrases<Label> =>
  (known ??= foundPhrases<Label>([
    ...spokenFindings.map(([system, written, forms]): [string, Label] => [forms, { kind: 'whole', system, written }]),
    ...wholeFindings.map(([forms, written, system]): [string, Label] => [forms, { kind: 'whole', system, written }]),
    ...examinedThings.map(([forms, thing]): [string, Label] => [forms, { kind: 'thing', thing }]),
    ...foundThings.map(([forms, written, system]): [string, Label] => [forms, { kind: 'found', written, system }]),
    ...foundStates.map(([forms, written, denied]): [string, Label] => [forms, { kind: 'state', written, denied }]),
    ...namedManoeuvres.map(([forms, written, system]): [string, Label] => [
      forms,
      { kind: 'manoeuvre', written, system },
    ]),
    ...foundDegrees.map(([forms, ofThing, ofState]): [string, Label] => [forms, { kind: 'degree', ofThing, ofState }]),
    ...foundPlaces.map(([forms, written, system]): [string, Label] => [forms, { kind: 'place', written, system }]),
    ...foundSides.flatMap(([forms, written]) =>
      forms
        .split('|')
        .map((form): [string, Label] => [form, { kind: 'side', written, isAt: form.startsWith(placeOpen) }]),
    ),
    ...foundAt.map(([forms, written]): [string, Label] => [forms, { kind: 'at', written }]),
    plain('normal', foundNormal),
    plain('well', foundWell),
    plain('denial', foundDenials),
    plain('verb', foundVerbs),
    plain('same-side', sameSide),
    plain('positive', cameOutPositive),
    plain('negative', cameOutNegative),
  ]));

/** A labelled phrase, a word that says nothing, or one that is not known. */
export interface Piece {
  readonly label: Label | 'filler' | 'unknown';
  readonly from: number;
  readonly to: number;
}

/** Words of one statement, from one break to the next. */
export interface Statement {
  readonly pieces: readonly Piece[];
  readonly from: number;
  readonly to: number;
}

/** A statement that is being gathered. */
interface Open {
  readonly pieces: Piece[];
  finds: boolean;
  isStrange: boolean;
}

const openStatement = (): Open => ({ pieces: [], finds: false, isStrange: false });

/** "Right" is a side before a part of the body. */
const isRightSide = (words: readonly SpokenWord[], at: number): boolean => {
  const next = words[at + 1];
  return words[at]?.word === rightSide && next !== undefined && !next.isMark && !noSideAfter.has(next.word);
};

/** The pieces of a turn, in their order. */
function cutPieces(words: readonly SpokenWord[]): Piece[] {
  const hits = new Map(
    labels()
      .find(words)
      .map((hit) => [hit.from, hit]),
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const hit = hits.get(at);
    const word = words[at]?.word ?? '';
    const to = hit?.to ?? at + 1;
    const own = hit ? hit.value : foundFillers.has(word) ? 'filler' : 'unknown';
    const isSide = isRightSide(words, at);
    pieces.push({ label: isSide && !hit ? { kind: 'side', written: rightSide, isAt: false } : own, from: at, to });
    at = to;
  }
  return pieces;
}

const isKind = (piece: Piece | undefined, ...kinds: readonly string[]): boolean =>
  typeof piece?.label === 'object' && kinds.includes(piece.label.kind);

const finds = (piece: Piece): boolean =>
  isKind(piece, 'found', 'state', 'well', 'normal', 'whole', 'positive', 'negative');

/** True where another statement begins at a piece though no mark or joint stands before it. */
function beginsNext(words: readonly SpokenWord[], piece: Piece, { pieces, finds, isStrange }: Open): boolean {
  const { word } = words[piece.from] ?? { word: '' };
  if (!finds) {
    // Where the words before are not known, only words that find something by themselves begin another statement.
    const isStrong = isKind(piece, 'whole') || (isKind(piece, 'verb', 'denial') && piece.to - piece.from > 1);
    return isStrong && isStrange && !notBeforeVerb.has(words[piece.from - 1]?.word ?? '');
  }
  const last = pieces.at(-1);
  if (typeof piece.label === 'string' && strictOpeners.has(word)) return true;
  if (isKind(piece, 'denial', 'whole')) return true;
  const isBound = isKind(last, 'at', 'side', 'degree', 'denial') || last?.label === 'filler';
  if (isKind(piece, 'thing')) return !isBound && !isKind(last, 'well', 'normal');
  return isKind(piece, 'verb') && !isKind(last, 'denial', 'thing', 'at');
}

/** The statements of a turn: cut at marks, at joints, and where another begins. */
export function cutStatements(words: readonly SpokenWord[]): Statement[] {
  const out: Statement[] = [];
  let own = openStatement();
  const close = (): void => {
    const [first, last] = [own.pieces[0], own.pieces.at(-1)];
    if (first && last) out.push({ pieces: own.pieces, from: first.from, to: last.to });
    own = openStatement();
  };
  for (const piece of cutPieces(words)) {
    const word = words[piece.from];
    const isJoint = typeof piece.label === 'string' && foundJoints.has(word?.word ?? '');
    if (word?.isMark === true || isJoint) close();
    else {
      if (beginsNext(words, piece, own)) close();
      own.pieces.push(piece);
      own.finds ||= finds(piece);
      own.isStrange ||= piece.label === 'unknown';
    }
  }
  close();
  return out;
}

const noFinding = foundPhrases<boolean>([
  [noFindingCues, true],
  [plainManoeuvres, false],
]);

/** How far such words reach where no mark ends their sentence. */
const reach = 14;

/** Word numbers near which nothing is a finding of now. */
export function cuesAgainst(words: readonly SpokenWord[]): ReadonlySet<number> {
  return new Set(noFinding.find(words).flatMap(({ value, from }) => (value ? [from] : [])));
}

/** True where nothing in the sentence of a statement makes it a condition, another time or a generality. */
export function isOfNow(words: readonly SpokenWord[], { from, to }: Statement, against: ReadonlySet<number>): boolean {
  let begin = from;
  while (begin > Math.max(0, from - reach) && !endsSentence(words[begin - 1])) begin -= 1;
  let end = to;
  while (end < Math.min(words.length, to + reach) && !endsSentence(words[end])) end += 1;
  if (words[end]?.word === '?') return false;
  for (let at = begin; at < end; at += 1) if (against.has(at)) return false;
  return true;
}

/** True where what follows a statement cannot change it: a mark, a joint, or the beginning of another one. */
export function endsCleanly(words: readonly SpokenWord[], { to }: Statement): boolean {
  const next = words[to];
  if (next === undefined) return true;
  const after = next.isMark || foundJoints.has(next.word) ? words[to + 1] : next;
  if (after !== undefined && exceptWords.has(after.word)) return false;
  return (
    next.isMark || foundJoints.has(next.word) || foundOpeners.has(next.word) || labels().find([next])[0] !== undefined
  );
}

const opens = foundCues(examinationOpens);
const ends = foundCues(examinationEnds);
const images = foundCues(
  spokenTests.flatMap(([forms, { kind }]) => (kind === 'image' || kind === 'shown' ? [forms] : [])).join('|'),
);

/** True where a turn begins to examine, or bids the patient do something for it. */
export const opensExamination = (words: readonly SpokenWord[]): boolean => opens.find(words).length > 0;

/** "I'll just look at your skin", "let me check this knee": where hands are laid on a part. */
function handsOn(words: readonly SpokenWord[]): number[] {
  const hands = [...words.keys()].filter(
    (at) =>
      handVerbs.has(words[at]?.word ?? '') &&
      words.slice(Math.max(0, at - 4), at).some(({ word }) => ownWords.has(word)),
  );
  if (hands.length === 0) return hands;
  const things = new Set(
    labels()
      .find(words)
      .flatMap(({ value, from }) => (value.kind === 'thing' && value.thing.kind === 'part' ? [from] : [])),
  );
  return hands.filter((at) => [1, 2, 3, 4].some((ahead) => things.has(at + ahead)));
}

/** For each word whether the clinician examines there, and whether they still do at the end of the turn. */
export function examining(words: readonly SpokenWord[], isOn: boolean): { at: readonly boolean[]; isOn: boolean } {
  const turns = new Map<number, boolean>([
    ...handsOn(words).map((from): [number, boolean] => [from, true]),
    ...images.find(words).map(({ from }): [number, boolean] => [from, false]),
    ...ends.find(words).map(({ from }): [number, boolean] => [from, false]),
    ...opens.find(words).map(({ from }): [number, boolean] => [from, true]),
  ]);
  let state = isOn;
  const at = words.map((_, index) => (state = turns.get(index) ?? state));
  return { at, isOn: state };
}

/** True for a finding that says by itself of what it is: a part of the body, or how a named test came out. */
export const namesPart = (written: string): boolean =>
  outcomes.some((one) => written.endsWith(one)) ||
  labels()
    .find(readWords(written))
    .some(({ value }) => value.kind === 'thing' && value.thing.kind === 'part');

const outcomes = [' positive', ' negative'];
