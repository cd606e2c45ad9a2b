import { doseUnits } from '../../clinical/data/medication-words.ts';
import { findMedicationsIn, type MedicationMention } from '../../clinical/find-medications.ts';
import type { Span } from '../../model/span.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';
import type { WrittenNote } from '../left-out/put-into-note.ts';
import { rewordStatements, type Changed } from './change-note.ts';
import { statementsIn, type Found } from './find-target.ts';
import type { InstructionProblem } from './instruction-problem.ts';
import type { Step } from './instruction.ts';
import { partsOf, type Manner } from './note-parts.ts';

type DoseStep = Extract<Step, { kind: 'dose' }>;

/** A dose that stands in a note, with what is said of how often right behind it. */
interface DoseAt {
  readonly found: Found;
  readonly drug: string;
  /** In the statement. */
  readonly dose: Span;
  readonly frequency: Span | undefined;
}

const units = [...doseUnits].filter((unit) => /^[a-z%]+$/.test(unit)).sort((a, b) => b.length - a.length);
const figure = new RegExp(
  String.raw`\d[\d,.]*(?:\s?[-/]\s?\d[\d.,]*)?\s?(?:${units.join('|')})(?![a-z])(?:\/\w+)?`,
  'i',
);

/** Where a text stands in another, at or after a place. */
function placeOf(text: string, words: string, from: number): Span | undefined {
  const start = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase(), from);
  return start < 0 ? undefined : { start, end: start + words.length };
}

function doseOf(
  found: Found,
  { name, start, dose: said, frequency: often }: MedicationMention,
  until: number,
): DoseAt | undefined {
  const { text } = found.statement;
  const written = figure.exec(text.slice(start, until));
  const dose =
    placeOf(text, said, start) ??
    (written ? { start: start + written.index, end: start + written.index + written[0].length } : undefined);
  if (dose === undefined || dose.start >= until) return undefined;
  const frequency = placeOf(text, often, dose.end);
  return {
    found,
    drug: name.toLowerCase(),
    dose,
    frequency: frequency && frequency.start - dose.end <= 12 ? frequency : undefined,
  };
}

/** The doses that a statement gives, by the drugs that it names; `named` is a drug that is looked for though no list has it. */
function dosesIn(found: Found, named: string | undefined): DoseAt[] {
  const { text } = found.statement;
  const mentions = findMedicationsIn(text);
  const doses = mentions.flatMap((mention, at) => doseOf(found, mention, mentions[at + 1]?.start ?? text.length) ?? []);
  const at = named === undefined || doses.length > 0 ? undefined : placeOf(text, named, 0);
  const written = at && figure.exec(text.slice(at.end));
  if (!at || !written || named === undefined) return doses;
  const start = at.end + written.index;
  return [{ found, drug: named.toLowerCase(), dose: { start, end: start + written[0].length }, frequency: undefined }];
}

/** True for the drug that was named, by any of its words: "metoprolol" for "metoprolol succinate". */
function isDrug({ drug, found, dose }: DoseAt, named: string): boolean {
  const words = named.toLowerCase().split(/\s+/);
  const before = found.statement.text.slice(0, dose.start).toLowerCase();
  return words.every((word) => drug.includes(word) || before.split(/[^\p{L}]+/u).includes(word));
}

/** The statement with another dose; a bare number keeps the unit. Undefined where it says how often in another place. */
function reword({ found, dose, frequency }: DoseAt, to: string): string | undefined {
  const { text } = found.statement;
  const said = escapeMarkdown(to);
  const put = ({ start, end }: Span, words: string): string => text.slice(0, start) + words + text.slice(end);
  if (/^\d[\d.,]*$/.test(said))
    return put(dose, text.slice(dose.start, dose.end).replace(/^\d[\d.,]*(?:\s?[-/]\s?\d[\d.,]*)?/, said));
  const whole = figure.exec(said);
  if (whole?.index === 0 && whole[0].length === said.length) return put(dose, said);
  if (whole?.index !== 0) return undefined;
  return frequency === undefined ? undefined : put({ start: dose.start, end: frequency.end }, said);
}

const sameDose = (one: string, other: string): boolean =>
  one.replace(/\s/g, '').toLowerCase().startsWith(other.replace(/\s/g, '').toLowerCase());

/** Changes the dose of the one drug that can be meant, in the one statement that gives it. */
export function changeDose(note: WrittenNote, step: DoseStep, manner: Manner): Changed | InstructionProblem {
  const { drug: named, from, to } = step;
  const statements = statementsIn(partsOf(note.rendered, manner), step.within, manner);
  if (typeof statements === 'string') return statements;
  const doses = statements
    .flatMap((found) => dosesIn(found, named))
    .filter((one) => named === undefined || isDrug(one, named))
    .filter(
      ({ found, dose }) => from === undefined || sameDose(found.statement.text.slice(dose.start, dose.end), from),
    );
  const [first] = doses;
  if (first === undefined) return 'noDose';
  if (new Set(doses.map(({ drug }) => drug)).size > 1) return 'whichDrug';
  if (doses.length > 1) return 'several';
  const text = reword(first, to);
  return text === undefined ? 'noDose' : rewordStatements(note, [{ found: first.found, text }]);
}
