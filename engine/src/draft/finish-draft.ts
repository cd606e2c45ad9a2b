import { EntryWords } from '../blocks/entry-words.ts';
import { saysAllergy, saysNoAllergy } from '../blocks/says-allergy.ts';
import { leftOutByModel, type NoteSource } from '../complete/complete-note.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import type { Fact } from '../document/fact.ts';
import { subjects, type Subject } from '../document/subjects.ts';
import type { Statement } from '../model/document.ts';
import { leftOutRisks, type LeftOut, type LeftOutRisk } from '../model/left-out.ts';
import type { NoteResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { riskOf } from '../note/left-out/rank-risk.ts';
import { saysClause } from '../verify/narrow-sources.ts';
import { keysOf } from '../verify/source-index.ts';
import type { Brief, BriefFact } from './brief.ts';

/** A statement that a note holds now, and the section that it stands in. */
export interface SaidStatement extends Pick<Statement, 'text' | 'sources'> {
  readonly section: string;
}

interface RatedFact extends BriefFact {
  readonly risk: LeftOutRisk;
  /** Of an allergy: what is not borne, in the words of the input. */
  readonly substances?: string;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;
const areSubjects: ReadonlySet<string> = new Set(subjects);
const isSubject = (id: string): id is Subject => areSubjects.has(id);

function rate(fact: BriefFact, read: ReadonlyMap<string, Fact>): RatedFact {
  const own = fact.facts.flatMap((id) => read.get(id) ?? []);
  const substances = own.flatMap((one) => (one.type === 'allergy' ? [one.substance] : []));
  if (substances.length > 0 || fact.section === 'allergies')
    return { ...fact, risk: 'medication-or-allergy', substances: substances.join(', ') || fact.text };
  const subject = own[0]?.subject ?? (isSubject(fact.section) ? fact.section : undefined);
  const isOfDrugs = own.some(({ type }) => type === 'medication');
  return { ...fact, risk: isOfDrugs ? 'medication-or-allergy' : riskOf(fact.text, () => subject) };
}

const deniesAll = (text: string): boolean => saysNoAllergy(new EntryWords(text));

/** True where each drug is named, by whichever name, and each other word. */
function namesAll(keys: ReadonlySet<string>, substances: string): boolean {
  const isDrug = (key: string): boolean => !key.startsWith('=') && drugsNamed(key).size > 0;
  return [...keysOf(substances)].every((key) => isDrug(key) || keys.has(key));
}

/** True where statements say an allergy as one: in its section, or in words that tell of an allergy. */
function isAllergySaid({ section, text }: RatedFact, substances: string, said: readonly SaidStatement[]): boolean {
  const fitting = said.filter((one) => one.section === section || saysAllergy(new EntryWords(one.text)));
  if (deniesAll(text) || deniesAll(substances)) return fitting.some((one) => deniesAll(one.text) || one.text === text);
  return namesAll(keysOfAll(fitting), substances);
}

const keysOfAll = (said: readonly SaidStatement[]): Set<string> =>
  new Set(said.flatMap(({ text }) => [...keysOf(text)]));

/**
 * True where statements that rest on the words of a fact say it: they name its drugs, whichever name they use, and enough of its other
 * words.
 */
function isSaid(fact: RatedFact, said: readonly SaidStatement[]): boolean {
  const own = said.filter(({ sources }) => sources.some((one) => fact.sources.some((other) => overlaps(one, other))));
  if (own.length === 0) return false;
  return fact.substances === undefined
    ? saysClause(keysOfAll(own), fact.text)
    : isAllergySaid(fact, fact.substances, own);
}

/** What several statements say of the same words of the input is said together: one names one drug of them, one the other. */
function joinedBySource(said: readonly SaidStatement[]): Pick<Statement, 'text' | 'sources'>[] {
  const byPlace = new Map<string, { readonly span: Span; readonly texts: string[] }>();
  for (const { text, sources } of said)
    for (const span of sources) {
      const place = byPlace.get(`${span.start}-${span.end}`);
      if (place) place.texts.push(text);
      else byPlace.set(`${span.start}-${span.end}`, { span, texts: [text] });
    }
  return [...byPlace.values()].map(({ span, texts }) => ({ text: texts.join('\n'), sources: [span] }));
}

const rankOf = (risk: LeftOutRisk): number => leftOutRisks.indexOf(risk);

/** Adds a fact to what is left out; words that are listed already are listed once, by the more severe risk. */
function addFact(listed: readonly LeftOut[], { risk, sources }: RatedFact): LeftOut[] {
  const holds = (one: LeftOut): boolean => sources.every((span) => one.sources.some((other) => overlaps(span, other)));
  if (!listed.some(holds)) return [...listed, { risk, sources }];
  return listed.map((one) => (holds(one) && rankOf(risk) < rankOf(one.risk) ? { ...one, risk } : one));
}

/**
 * What a note that another writer wrote over the facts does not hold: clinical statements of the input, and each fact of risk that no
 * statement says, whatever lines it named. The most severe first.
 * @param note the engine's own, of the same source
 * @param said all statements of the other writer's note
 */
export function finishDraft(
  source: NoteSource,
  note: NoteResult,
  { facts, sections }: Brief,
  said: readonly SaidStatement[],
): LeftOut[] {
  const read = new Map(note.facts?.map((fact) => [fact.id, fact]));
  // The engine's own rows stand in the note.
  const fixed = new Set(sections.filter(({ isFixed }) => isFixed).map(({ id }) => id));
  const missed = facts
    .filter(({ section, sources }) => !fixed.has(section) && sources.length > 0)
    .map((fact) => rate(fact, read))
    .filter((fact) => fact.risk !== 'other' && !isSaid(fact, said));
  const listed = missed.reduce(addFact, leftOutByModel(source, joinedBySource(said)));
  return leftOutRisks.flatMap((risk) => listed.filter((one) => one.risk === risk));
}
