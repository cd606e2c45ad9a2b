import type { PlacedStatement, RenderedDocument } from '../../model/document.ts';
import type { FaultKind } from '../../model/faults.ts';
import type { SourcePart } from '../../model/source-part.ts';
import { tokenize } from '../../text/tokens.ts';
import { blankNames, sourceNames } from '../../sources/source-names.ts';
import { checkAgainstInput } from '../check-against-input.ts';
import { splitDocument, type Piece } from '../document-pieces.ts';
import { FaultsInOrder } from '../place-statements.ts';
import { readMarks } from '../read-marks.ts';
import { readSides } from '../side-places.ts';
import type { Attribute } from '../statement-forms.ts';
import { ChangedStatements, linkTo } from './find-changed.ts';
import { findUnits, type Unit } from './find-units.ts';
import { matchInOrder } from './match-in-order.ts';
import { NewStatements } from './place-new.ts';

/** So many statements before and behind the same place are those that may have stood there. */
const around = 8;
/** What words say under another heading: a relative's, a past one's, one that is denied. */
const ofHeading: ReadonlySet<FaultKind> = new Set(['family', 'history', 'negation']);

/**
 * The statements of a note after a clinician changed its text. Those whose words did not change keep all that was known of them; one
 * that stands under another heading is looked at again. What changed (`edited`) and what is new (`typed`) is placed in the input and
 * checked against it. Ranges: `at` in the new text, without overlaps, `sources` in the input. Takes any text; linear in it.
 * @param before the note as it was, with its statements in order
 * @param after its markdown now
 * @param input what the note was written from
 * @param sources what that is joined from, where some of it is older than the visit: how they are named is no claim
 */
export function relinkNote(
  before: RenderedDocument,
  after: string,
  input: string,
  sources: readonly SourcePart[] = [],
): PlacedStatement[] {
  const pieces = splitDocument(before.markdown);
  const rows = untoldRows(before, pieces);
  const units = findUnits(before, pieces, after).filter(({ text, structural }) => !structural || !rows.has(text));
  const kept = keptOf(before, units);
  const faults = new FaultsInOrder(checkAgainstInput(blankNames(after, sourceNames(sources)), input).unsupported);
  const fresh = new NewStatements(input);
  const earlier = new ChangedStatements(before.statements);
  const standing = wherePlaced(kept, before.statements.length);
  return units.map((unit, id): PlacedStatement => {
    const found = faults.in(unit);
    const old = before.statements[kept[id] ?? -1];
    if (old) return keep(old, unit, headingAt(pieces, old.at.start) === unit.heading ? [] : found);
    const changed = earlier.find(unit.text, standing[id] ?? { from: 0, to: before.statements.length });
    const rests = changed?.rests === true && !isCorrected(changed.old, unit, found) ? changed.old : undefined;
    const placed = fresh.place(unit, found, rests?.text);
    return { ...(rests ? linkTo(placed, rests) : placed), origin: changed ? 'edited' : 'typed' };
  });
}

/** What the writer of a note set between its statements without making one of it: the heads of its tables. */
function untoldRows({ markdown, statements }: RenderedDocument, pieces: readonly Piece[]): ReadonlySet<string> {
  const rows = new Set<string>();
  // A note of which no statement is known was not written in statements.
  if (statements.length === 0) return rows;
  let next = 0;
  for (const { start, end, structural } of pieces) {
    while ((statements[next]?.at.end ?? Infinity) <= start) next += 1;
    if (structural && (statements[next]?.at.start ?? Infinity) >= end) rows.add(markdown.slice(start, end));
  }
  return rows;
}

function keep(old: PlacedStatement, unit: Unit, found: readonly FaultKind[]): PlacedStatement {
  const at = { start: unit.start, end: unit.end };
  const faults = found.filter((kind) => ofHeading.has(kind));
  if (faults.length === 0 || old.support === 'structural') return { ...old, text: unit.text, at };
  const { confirmed: _confirmed, ...rest } = old;
  return { ...rest, text: unit.text, at, support: 'unsupported', faults, origin: 'edited' };
}

/** What was at fault and is not any more says something else than it did: it rests on what the source says now. */
function isCorrected(
  { text, support, faults = [] }: PlacedStatement,
  unit: Unit,
  found: readonly FaultKind[],
): boolean {
  if (support !== 'unsupported' || faults.length === 0 || found.length > 0) return false;
  return claimsIn(text) !== claimsIn(unit.text);
}

/** What of the marks of a text the check finds fault with; sides it reads by themselves. */
const claimed: ReadonlySet<Attribute> = new Set(['polarity', 'person', 'allergy', 'number', 'drug', 'test']);

/** All that words say of what is checked. */
function claimsIn(text: string): string {
  const marks = readMarks(text, false).marks.filter(({ attribute }) => claimed.has(attribute));
  const { sides } = readSides(tokenize(text), text);
  return [...marks.map(({ attribute, value }) => `${attribute} ${value}`), ...sides.map(({ side }) => side)].join('\n');
}

/** For each unit the statement that it is, in order or moved; undefined for what is new. */
function keptOf({ statements }: RenderedDocument, units: readonly Unit[]): readonly (number | undefined)[] {
  const texts = new Set(statements.map(({ text }) => text));
  const known = units.flatMap(({ text }, id) => (texts.has(text) ? [id] : []));
  const pairs = matchInOrder(
    statements.map(({ text }) => text),
    known.map((id) => units[id]?.text ?? ''),
  );
  const kept: (number | undefined)[] = Array.from({ length: units.length });
  const taken = new Set<number>();
  for (const [from, to] of pairs) {
    kept[known[to] ?? -1] = from;
    taken.add(from);
  }
  const left = new Map<string, number[]>();
  // From the end, so that the first is taken first.
  for (let id = statements.length - 1; id >= 0; id -= 1) {
    if (taken.has(id)) continue;
    const text = statements[id]?.text ?? '';
    const row = left.get(text);
    if (row) row.push(id);
    else left.set(text, [id]);
  }
  for (const id of known) kept[id] ??= left.get(units[id]?.text ?? '')?.pop();
  return kept;
}

/** The statements that may have stood where something is now. */
interface Standing {
  readonly from: number;
  readonly to: number;
}

/** For each unit that is new, those between the kept ones around it, close to the same place among them. */
function wherePlaced(kept: readonly (number | undefined)[], count: number): readonly Standing[] {
  const standing: Standing[] = [];
  let from = 0;
  for (let id = 0; id < kept.length;) {
    let end = id;
    while (end < kept.length && kept[end] === undefined) end += 1;
    const next = kept[end] ?? count;
    // Behind what was moved down stands what stood there, if it can be told at all.
    const to = next >= from ? next : Math.min(count, from + around);
    for (let at = id; at < end; at += 1) {
      const middle = from + Math.round(((to - from) * (at - id)) / (end - id));
      standing[at] = { from: Math.max(from, middle - around), to: Math.min(to, middle + around) };
    }
    from = next + 1;
    id = end + 1;
  }
  return standing;
}

/** The nearest heading above a place. */
function headingAt(pieces: readonly Piece[], offset: number): string {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((pieces[half]?.start ?? 0) <= offset) low = half + 1;
    else high = half;
  }
  return pieces[low - 1]?.heading ?? '';
}
