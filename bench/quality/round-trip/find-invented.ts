import { findDrug } from '../../../engine/src/clinical/drugs.ts';
import type { Fact } from '../../../engine/src/document/fact.ts';
import type { Span } from '../../../engine/src/model/span.ts';
import type { FactKind } from './kinds.ts';
import { plain } from './match-typed.ts';
import type { WrittenFact, WrittenNote } from './write-note.ts';

export type InventedKind = 'drug' | 'allergy' | 'denial' | 'other';

/** A fact that was read and that nothing in the note was made from. */
export interface Invented {
  readonly kind: InventedKind;
  readonly read: Fact;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const genericOf = (name: string): string => findDrug(name.toLowerCase())?.generic ?? plain(name);

/** What may be read of a drug of which a note says this. */
const readAs: Partial<Record<FactKind, readonly string[]>> = {
  'drug.taken': ['taken', 'continued'],
  'drug.stopped': ['stopped', 'held'],
  'drug.started': ['started'],
  'drug.increased': ['changed', 'continued'],
};

/** Kinds that deny something by their own words: "no edema", "never smoker". */
const deniesToo: ReadonlySet<FactKind> = new Set<FactKind>([
  'symptom.denied',
  'problem.denied',
  'exam.normal',
  'smoking',
  'alcohol',
]);

const near = (read: Fact, given: readonly WrittenFact[]): WrittenFact[] =>
  given.filter(({ at, span }) =>
    read.evidence.some((one) => [span, ...Object.values(at)].some((own) => overlaps(one, own))),
  );

const isOfDrug = (given: WrittenFact, name: string): boolean =>
  given.slots['drug'] !== undefined && genericOf(given.slots['drug']) === genericOf(name);

/** Whether a drug, an allergy or a denial that was read was written. */
function isWritten(read: Fact, given: readonly WrittenFact[]): boolean {
  switch (read.type) {
    case 'medication':
      return given.some((one) => {
        if (!isOfDrug(one, read.name)) return false;
        const isSaidSo = read.status === undefined || readAs[one.kind]?.includes(read.status) === true;
        const doses = [one.slots['dose'], one.slots['old']].map((dose) => plain(dose ?? ''));
        return isSaidSo && (read.dose === undefined || doses.includes(plain(read.dose)));
      });
    case 'allergy':
      return given.some(({ kind, slots }) =>
        /^no\b/i.test(read.substance)
          ? kind === 'allergy.none'
          : kind === 'allergy' && plain(read.substance).includes(plain(slots['drug'] ?? '')),
      );
    case 'condition':
      return near(read, given).some(({ kind }) => deniesToo.has(kind));
    case 'measurement':
      return near(read, given).some(({ kind }) => kind === 'lab' || kind.startsWith('vital.'));
    case 'history':
      return near(read, given).some(({ kind }) => kind === 'family');
    default:
      return true;
  }
}

const kindOf = (read: Fact): InventedKind | undefined => {
  if (read.type === 'medication') return 'drug';
  if (read.type === 'allergy') return 'allergy';
  if (read.type === 'condition') return read.assertion.polarity === 'absent' ? 'denial' : undefined;
  return read.type === 'measurement' || read.type === 'history' ? 'other' : undefined;
};

/** Typed facts that were read and never written: drugs (also taken for stopped, or with another dose), allergies, denials, others. */
export function findInvented({ facts: given, nothing }: WrittenNote, read: readonly Fact[]): Invented[] {
  return read.flatMap((fact): Invented[] => {
    const kind = kindOf(fact);
    const saysNothing = fact.evidence.some((one) => nothing.some((span) => overlaps(one, span)));
    return kind === undefined || saysNothing || isWritten(fact, given) ? [] : [{ kind, read: fact }];
  });
}
