import type { ExaminationFact } from '../document/fact.ts';
import {
  bothSides,
  deniedOpen,
  examiningVerbs,
  functionStates,
  mildThings,
  namedStates,
  plainSystems,
  onBothSides,
  onOneSide,
  oneOfPair,
  onlyWithPlace,
  partSystems,
  unpairedParts,
} from '../knowledge/talk/examination-words.ts';
import { type ExaminedThing } from '../knowledge/talk/examined.ts';
import { capitalize } from '../note/note-language.ts';
import type { FoundDraft, PutFound, WordRange } from './found-facts.ts';
import {
  cuesAgainst,
  cutStatements,
  endsCleanly,
  examining,
  isOfNow,
  namesPart,
  opensExamination,
  type Label,
  type Statement,
} from './read-examination.ts';
import type { SpokenWord } from './spoken-words.ts';

/** What the clinician has their hands on: a part, with its side. */
export interface Examined {
  isOn: boolean;
  thing: ExaminedThing | undefined;
  side: string | undefined;
  /** How many words that are not known were said since it was named. */
  strange: number;
  /** Turns since anything was found or bidden. */
  idle: number;
}

export const beginExamination = (): Examined => ({
  isOn: false,
  thing: undefined,
  side: undefined,
  strange: 0,
  idle: 0,
});

/** An examination is over after so many turns without a finding; shorter ones only prompt. */
const mostIdle = 2;
const shortTurn = 12;

/** After so many words that are not known, nothing is said of the part that was named before them. */
const mostStrange = 10;

type Kind = Label['kind'];
type OfKind<K extends Kind> = Extract<Label, { readonly kind: K }>;

const on = 'on';
const findingKinds: ReadonlySet<Kind> = new Set<Kind>(['found', 'state', 'well', 'normal', 'whole']);

/** The labels of a statement, by kind. */
class Read {
  readonly labels: readonly Label[];
  readonly isWhole: boolean;

  constructor({ pieces }: Statement) {
    this.labels = pieces.flatMap(({ label }) => (typeof label === 'string' ? [] : [label]));
    this.isWhole = pieces.every(({ label }) => label !== 'unknown');
  }

  all<K extends Kind>(kind: K): readonly OfKind<K>[] {
    return this.labels.filter((one): one is OfKind<K> => one.kind === kind);
  }

  first<K extends Kind>(kind: K): OfKind<K> | undefined {
    return this.all(kind)[0];
  }

  /** True where it finds something, or only names what is spoken of next. */
  get finds(): boolean {
    return !this.has('place') || this.labels.some(({ kind }) => findingKinds.has(kind));
  }

  has(kind: Kind): boolean {
    return this.labels.some((one) => one.kind === kind);
  }

  /** What stands right after a preposition: where it is, and not what is spoken of. */
  get boundThing():
    | { readonly thing: ExaminedThing; readonly at: string; readonly side: string | undefined }
    | undefined {
    let isAfter = false;
    for (const [index, label] of this.labels.entries()) {
      isAfter ||= findingKinds.has(label.kind);
      const [next, after] = [this.labels[index + 1], this.labels[index + 2]];
      if (!isAfter) continue;
      if (label.kind === 'side' && label.isAt && next?.kind === 'thing')
        return { thing: next.thing, at: on, side: label.written };
      if (label.kind !== 'at') continue;
      if (next?.kind === 'thing') return { thing: next.thing, at: label.written, side: undefined };
      if (next?.kind === 'side' && after?.kind === 'thing')
        return { thing: after.thing, at: label.written, side: next.written };
    }
    return undefined;
  }
}

/** One finding before it is put: under what, of which side, in what words. */
export interface Finding {
  readonly thing: ExaminedThing | undefined;
  readonly system: string;
  readonly side: string | undefined;
  readonly written: string;
  readonly isAbsent: boolean;
  /** Has a name, and is not how a part is. */
  readonly isNamed: boolean;
}

const spaced = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((one) => one !== undefined && one !== '').join(' ');

/** The words of a finding without the part that its system names. */
function findingWords(read: Read, isAbsent: boolean): string | undefined {
  const degree = read.all('degree').findLast(({ ofThing }) => ofThing !== '');
  const places = read
    .all('place')
    .map(({ written }) => written)
    .join(' ');
  const found = read.all('found').map(({ written }) => written);
  const state = read.first('state');
  if (found.length > 0 && state === undefined) {
    if (places === '' && found.some((one) => onlyWithPlace.has(one))) return undefined;
    const isMild = degree?.ofThing !== mild || found.every((one) => mildThings.has(one));
    return spaced(isAbsent || !isMild ? undefined : degree?.ofThing, found.join(isAbsent ? ' or ' : ' and '), places);
  }
  if (found.length > 0) return undefined;
  if (state === undefined)
    return (read.has('well') || read.has('normal')) && !isAbsent ? spaced(well, places) : undefined;
  const states = read.all('state');
  if (isAbsent) return states.length === 1 && state.denied !== '' ? spaced(state.denied, places) : undefined;
  return spaced(degree?.ofState, states.map(({ written }) => written).join(' and '), places);
}

const mild = 'mild';
const well = 'normal';
const positive = 'positive';
const negative = 'negative';

/** A named test with how it came out. */
function manoeuvreOf(read: Read, isAbsent: boolean): Finding | undefined {
  const named = read.first('manoeuvre');
  if (named === undefined || read.all('manoeuvre').length > 1) return undefined;
  const isNegative = read.has('negative') || (isAbsent && !read.has('positive'));
  if (!isNegative && (!read.has('positive') || isAbsent)) return undefined;
  if (isNegative && isAbsent && read.has('negative')) return undefined;
  const written = `${named.written} ${isNegative ? negative : positive}`;
  return { thing: undefined, system: named.system, side: undefined, written, isAbsent: false, isNamed: false };
}

const heart = 'heart';

/** What one statement finds; undefined where its words do not make one finding. */
function findingOf(read: Read, isAfterRead: boolean): Finding | undefined {
  const denials = read.all('denial').length;
  if (denials > 1) return undefined;
  const isAbsent = denials === 1;
  const manoeuvre = read.has('manoeuvre') ? manoeuvreOf(read, isAbsent) : undefined;
  if (read.has('manoeuvre')) return manoeuvre;
  const whole = read.first('whole');
  if (whole) return wholeOf(read, whole, isAbsent);
  const bound = read.boundThing;
  const things = read.all('thing').filter(({ thing }) => thing !== bound?.thing);
  const subject = things[0]?.thing;
  if (things.length > 1) return undefined;
  const written = findingWords(read, isAbsent);
  if (written === undefined) return undefined;
  const side = read.first('side')?.written;
  const isNamed = read.has('found');
  if (read.has('well') && subject === undefined) return undefined;
  // "Soft" alone is of what was spoken of right before; a name alone needs a word that finds it.
  if (subject === undefined && bound === undefined && !isNamed && !isAfterRead) return undefined;
  if (subject === undefined && bound === undefined && !isNamed && !read.has('verb') && !isAbsent && !read.has('degree'))
    return undefined;
  if (isNamed && subject === undefined && !isAbsent && !read.has('verb') && !read.has('degree')) return undefined;
  const system = read.first('found')?.system ?? '';
  const states = read.all('state').map(({ written: one }) => one);
  if (subject === undefined && states.some((one) => functionStates.has(one) || namedStates.has(one))) return undefined;
  if (subject === undefined && bound)
    return { thing: bound.thing, system, side: bound.side ?? side, written, isAbsent, isNamed };
  if (
    subject?.kind === 'part' &&
    subject.prefix !== heart &&
    read.all('state').some(({ written: one }) => functionStates.has(one))
  )
    return undefined;
  const where = bound && spaced(bound.at, 'the', bound.side, bound.thing.system.toLowerCase());
  return { thing: subject, system, side, written: spaced(written, where), isAbsent, isNamed };
}

function wholeOf(read: Read, whole: OfKind<'whole'>, isAbsent: boolean): Finding | undefined {
  if (isAbsent || read.all('whole').length > 1 || read.has('found') || read.has('state')) return undefined;
  const isDenied = whole.written.startsWith(deniedOpen);
  const places = read
    .all('place')
    .map(({ written }) => written)
    .join(' ');
  const bound = ofParts.has(whole.system) ? read.boundThing : undefined;
  return {
    thing: bound?.thing,
    system: whole.system,
    side: bound?.side ?? read.first('side')?.written,
    written: spaced(isDenied ? whole.written.slice(deniedOpen.length) : whole.written, places),
    isAbsent: isDenied,
    isNamed: true,
  };
}

interface Place {
  readonly system: string;
  readonly prefix: string;
  readonly side: string | undefined;
  readonly isPart: boolean;
}

/** Where a finding stands that names no part: at the part that is examined, or under its own system. */
function place(finding: Finding, examined: Examined): Place | undefined {
  if (finding.thing) {
    const isSame = examined.thing?.system === finding.thing.system;
    const side = finding.side ?? (isSame ? examined.side : undefined);
    const { system, prefix, kind } = finding.thing;
    return { system, prefix, side, isPart: kind === 'part' };
  }
  const isOpen = finding.system === '' || ofParts.has(finding.system);
  if (isOpen && examined.thing)
    return { system: examined.thing.system, prefix: '', side: finding.side ?? examined.side, isPart: true };
  const isOfNoPart = finding.system === '' || (finding.system === limbs && !namesPart(finding.written));
  return isOfNoPart ? undefined : { system: finding.system, prefix: '', side: finding.side, isPart: false };
}

/** Systems whose findings stand at the part that is examined, where one is. */
const limbs = 'Musculoskeletal';
const ofParts: ReadonlySet<string> = new Set([limbs, 'Skin']);

/** "Right knee": a part that has no other name in its section is headed with its side. */
function headed(at: Place): Place {
  const isOne = at.side !== undefined && at.side !== bothSides;
  const one = isOne ? (oneOfPair.get(at.system) ?? at.system) : at.system;
  if (!isOne || at.prefix !== '' || !at.isPart || unpairedParts.has(one)) return { ...at, system: one };
  return { ...at, system: capitalize(`${at.side} ${one.toLowerCase()}`), side: undefined };
}

/** Keeps a finding at its place; false where it has none. */
export function putFinding(finding: Finding, examined: Examined, range: WordRange, keep: PutFound): boolean {
  const found = place(finding, examined);
  if (found === undefined) return false;
  const at = headed(found);
  const isBoth = at.side === bothSides;
  const isPlain = finding.isAbsent || (finding.isNamed && plainSystems.has(at.system));
  const said = isPlain ? finding.written : spaced(at.prefix, finding.written);
  const isWithin = at.side !== undefined && !isBoth && unpairedParts.has(at.system);
  const sideWords = isWithin ? `${onOneSide} ${at.side}` : isBoth && finding.isNamed ? onBothSides : undefined;
  const written = spaced(said, sideWords);
  const draft: FoundDraft & Pick<ExaminationFact, 'type'> = {
    type: 'examination',
    subject: 'physical-examination',
    system: at.system,
    finding: written,
    ...(at.side === undefined || isBoth || isWithin ? {} : { side: at.side }),
    ...(finding.isAbsent ? { assertion: { polarity: 'absent' as const } } : {}),
  };
  keep(`exam ${at.system} ${at.side ?? ''} ${written}`, range, draft);
  return true;
}

/**
 * Turns to the part that a statement names. A part that is named in words that are not known, and not looked at, ends what was
 * spoken of before: nothing is found at "hands" in "hands to your knees".
 */
function turnTo(words: readonly SpokenWord[], { pieces, from, to }: Statement, read: Read, examined: Examined): void {
  const bound = read.boundThing;
  const named = read.all('thing').find(({ thing }) => thing !== bound?.thing && thing.kind === 'part');
  const side = read.first('side')?.written;
  const strange = pieces.filter(({ label }) => label === 'unknown').length;
  const isLookedAt = words.slice(Math.max(0, from - 2), to).some(({ word }) => examiningVerbs.has(word));
  const isUnclear = !read.isWhole || read.all('thing').length - (bound ? 1 : 0) > 1 || !read.finds;
  if (read.has('thing') && isUnclear && !isLookedAt) {
    examined.thing = undefined;
    examined.side = undefined;
    return;
  }
  const thing =
    named?.thing ??
    partOfPlace(read, examined) ??
    (isLookedAt && !read.isWhole ? bound?.thing : undefined) ??
    systemOf(read);
  if (bound !== undefined && thing === undefined) {
    // What follows "tenderness in your left foot" may be of the foot, or of what was spoken of before.
    const isNew = examined.thing === undefined && bound.thing.kind === 'part';
    examined.thing = isNew ? bound.thing : examined.thing === bound.thing ? examined.thing : undefined;
    examined.side = examined.thing === undefined ? undefined : (bound.side ?? side ?? examined.side);
    return;
  }
  if (thing?.kind === 'part') {
    const isSame = thing.system === examined.thing?.system;
    examined.side = side ?? (isSame ? examined.side : undefined);
    examined.thing = thing;
    examined.strange = 0;
    return;
  }
  examined.strange += strange;
  if (examined.strange > mostStrange) examined.thing = undefined;
  else if (side !== undefined && bound === undefined && !read.has('whole'))
    // "On the left I get 135": of which side what follows is found nobody knows.
    examined.side = read.isWhole || examined.side === undefined ? side : examined.side === side ? side : undefined;
}

/** "Over the lateral epicondyle" is of the elbow, whatever was moved before. */
function partOfPlace(read: Read, { thing }: Examined): ExaminedThing | undefined {
  const system = read.all('place').find((one) => one.system !== undefined)?.system;
  const isOther = system !== undefined && thing?.system !== system;
  return isOther ? { system, prefix: '', kind: 'part' } : undefined;
}

/** The part that a finding said whole names by its system: "tummy is soft" is of the abdomen. */
function systemOf(read: Read): ExaminedThing | undefined {
  const whole = read.first('whole');
  return whole === undefined || !partSystems.has(whole.system)
    ? undefined
    : { system: whole.system, prefix: '', kind: 'part' };
}

/** Words that alone say where: "both sides", after the finding that they are of. */
const isPlaceOnly = (read: Read): boolean =>
  read.isWhole && read.labels.length > 0 && read.labels.every(({ kind }) => kind === 'place' || kind === 'side');

/**
 * Findings that a clinician speaks of while they examine, each at the part that is named with it or before it. A statement with any
 * word that is not known gives none, and so does one of a condition, of another time, or of what is only looked for.
 */
export function readFindings(words: readonly SpokenWord[], examined: Examined, keep: PutFound): void {
  const { at: isOn, isOn: isStill } = examining(words, examined.isOn);
  const against = cuesAgainst(words);
  const statements = isOn.includes(true) ? cutStatements(words) : [];
  let isAfterRead = false;
  let isFruitful = false;
  for (const [index, statement] of statements.entries()) {
    const read = new Read(statement);
    if (isOn[statement.from] !== true && !(isOn[statement.to - 1] === true && isOn[statement.from] !== undefined)) {
      isAfterRead = false;
      continue;
    }
    turnTo(words, statement, read, examined);
    const next = statements[index + 1];
    const tail = next && words[statement.to]?.word === comma ? new Read(next) : undefined;
    const isFound = read.isWhole && isOfNow(words, statement, against) && endsCleanly(words, statement);
    const finding: Finding | undefined = isFound ? findingOf(read, isAfterRead) : undefined;
    const sideAfter = tail && isPlaceOnly(tail) ? tail.first('side')?.written : undefined;
    const side: string | undefined = finding?.side ?? (read.has('same-side') ? examined.side : sideAfter);
    const isPut: boolean = finding !== undefined && putFinding({ ...finding, side }, examined, statement, keep);
    isFruitful ||= isPut;
    isAfterRead = isPut || isPlaceOnly(read) || (isAfterRead && read.labels.length === 0) || read.has('thing');
  }
  // An examination that was only announced goes on where something is found or asked of it.
  examined.idle = isFruitful || opensExamination(words) ? 0 : examined.idle + (words.length > shortTurn ? 1 : 0);
  examined.isOn = isStill && examined.idle < mostIdle;
}

const comma = ',';
