import { unitsOfDrugs, unitsOfVitals } from '../../knowledge/units.ts';
import type { Comparison } from '../compare-statement.ts';
import type { Mark } from '../read-marks.ts';
import type { Attribute } from '../statement-forms.ts';

const keyOf = ({ attribute, value }: Mark): string => `${attribute} ${value}`;

/** How often each value is said, or may be. One word that leads to a value in two ways counts once. */
export function countMarks(marks: readonly Mark[]): Map<string, number> {
  const out = new Map<string, number>();
  const last = new Map<string, number>();
  for (const mark of marks) {
    const key = keyOf(mark);
    if (last.get(key) === mark.start) continue;
    last.set(key, mark.start);
    out.set(key, (out.get(key) ?? 0) + 1);
  }
  return out;
}

/** What one word or number may say of one attribute: one of these. */
function alternatives(marks: readonly Mark[]): Mark[][] {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = `${mark.attribute} ${mark.start}`;
    const group = groups.get(key);
    if (group) group.push(mark);
    else groups.set(key, [mark]);
  }
  return [...groups.values()];
}

/** A statement may say these again: under the name of its problem, or of somebody for whom several things are said. */
const repeatable: ReadonlySet<Attribute> = new Set(['person', 'drug', 'condition', 'certainty', 'unit', 'test']);

/** Short forms of these stand for nothing that the source does not say; those of others are words of many meanings. */
const comparedInShort: ReadonlySet<Attribute> = new Set(['side', 'unit']);

/** Sections whose title already says when, or of whom. */
export const ofThePast = /^(?:past-|family-|social-)/;

/** A unit that the input leaves out, where its number can have no other. */
function isOwnUnit({ value }: Mark, may: ReadonlyMap<string, number>, own: ReadonlySet<string>): boolean {
  const [number = '', unit = ''] = value.split(' ');
  return own.has(unit) && may.has(`unit ${number} `);
}

/** What the statement says and its source does not, or not as often. */
export function compareCounts({ statement, said, source }: Comparison): Attribute[] {
  const may = countMarks(source.marks);
  const forms = new Set(source.marks.map((mark) => `${keyOf(mark)} ${mark.form}`));
  // A short form that the source has too is used up by itself.
  const counts = countMarks(said.marks.filter((mark) => mark.isSure || forms.has(`${keyOf(mark)} ${mark.form}`)));
  const ownUnits = statement.section === 'vital-signs' ? unitsOfVitals : unitsOfDrugs;
  const namesPerson = source.marks.some(({ attribute }) => attribute === 'person');
  const isSupported = (mark: Mark, isOne: boolean): boolean => {
    // Whose relative it is, the name of a section need not say again.
    if (mark.attribute === 'person' && mark.value === 'family' && namesPerson) return true;
    const possible = may.get(keyOf(mark)) ?? 0;
    if (mark.attribute === 'unit' && isOwnUnit(mark, may, ownUnits)) return true;
    return possible > 0 && (!isOne || repeatable.has(mark.attribute) || possible >= (counts.get(keyOf(mark)) ?? 0));
  };
  // That a number has no unit is claimed by nobody.
  const claims = said.marks.filter(({ attribute, value }) => attribute !== 'unit' || !value.endsWith(' '));
  return alternatives(claims).flatMap((group) => {
    const [{ attribute, value }] = group as [Mark];
    if (attribute === 'allergy' || attribute === 'test') return [];
    if (attribute === 'time' && value === 'past' && ofThePast.test(statement.section)) return [];
    if (group.every(({ isSure }) => !isSure) && !comparedInShort.has(attribute)) return [];
    const sure = group.filter(({ isSure }) => isSure);
    const open = sure.length > 0 ? sure : group;
    return open.some((mark) => isSupported(mark, open.length === 1)) ? [] : [attribute];
  });
}
