import { findServiceWords } from './data/service-words.ts';
import { withoutClaimLines } from './without-claim-lines.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';

export interface DrugUnits {
  /** Units that the dose makes, begun units counted whole. */
  readonly units: number;
  /** For example `15 mg`. */
  readonly perUnit: string;
  readonly dose: string;
  readonly source: Span;
}

const amount = /\b(?:per|up to|,)\s?(\d[\d,.]*)\s?(mg|mcg|g|units?|ml|meq)\b|\b(\d[\d,.]*)\s?(mg|mcg|g|units?|ml)\b/i;
const inMicrograms: Readonly<Record<string, number>> = { mcg: 1, mg: 1_000, g: 1_000_000 };

interface Amount {
  readonly value: number;
  readonly kind: string;
}

function readAmount(words: string): Amount | null {
  const match = amount.exec(words);
  const value = Number((match?.[1] ?? match?.[3] ?? '').replace(/,/g, ''));
  const unit = (match?.[2] ?? match?.[4] ?? '').toLowerCase().replace(/s$/, '');
  if (!match || !(value > 0)) return null;
  const factor = inMicrograms[unit];
  return factor ? { value: value * factor, kind: 'mass' } : { value, kind: unit };
}

const perUnitOf = (title: string): string => amount.exec(title)?.[0].replace(/^(?:per|up to|,)\s?/i, '') ?? '';

/** Given by needle today; a tablet of the same drug is no unit of its injection. */
const injected =
  /\b(?:im|iv|sc|sq|subq|subcut\w*|intramuscular\w*|intravenous\w*|inject\w*|intra-?articular\w*|ia|intra-?lesional\w*|nebs?|nebuli\w*)\b/i;

/** So far back a note tells that a drug was put in by needle: "Right subacromial injection. ... methylprednisolone 40 mg". */
const backReach = 400;

/** The words of a line before a place and shortly behind it. */
function lineAround(text: string, start: number, end: number): string {
  const from = Math.max(0, start - backReach, text.lastIndexOf('\n', start) + 1);
  return text.slice(from, Math.min(text.length, end + 60));
}

/**
 * The units that a documented dose of a drug makes by the HCPCS code's own unit ("per 15 mg"); null where the table does not hold the code,
 * the title names no unit, or the chart documents no dose of that drug by needle.
 */
export function readDrugUnits(reading: ChartReading, written: WrittenCode): DrugUnits | null {
  const title = reading.tables.hcpcs.find(written.code)?.title ?? '';
  const per = readAmount(title);
  if (!per) return null;
  const name = title.toLowerCase();
  for (const { drug, dose, start, end } of reading.medications) {
    const given = dose === '' || !name.includes(drug.generic.split(' ')[0] ?? drug.generic) ? null : readAmount(dose);
    if (!given || given.kind !== per.kind) continue;
    if (!injected.test(lineAround(reading.text, start, end))) continue;
    return {
      units: Math.ceil(given.value / per.value),
      perUnit: perUnitOf(title),
      dose,
      source: { start, end },
    };
  }
  return readNamedDose(reading, written.code, per, title);
}

const beside = /\b[\d,.]+\s?(?:mg|mcg|g|units?|ml)\b(?!\s?\/)/gi;

/** "1 mL of Kenalog-40", "Depo-Medrol 80, 2 mL": the figure behind the name is how much one milliliter holds. */
const strength =
  /\b(\d(?:\.\d{1,2})?) ?(?:ml|cc)s? (?:of )?(?:kenalog|depo-?medrol)[- ]?(10|20|40|80)\b(?! ?mg)|\b(?:kenalog|depo-?medrol)[- ](10|20|40|80),? (\d(?:\.\d{1,2})?) ?(?:ml|cc)\b/i;

function readStrength(note: string, per: Amount): Omit<DrugUnits, 'perUnit'> | null {
  const match = strength.exec(note);
  if (!match || per.kind !== 'mass') return null;
  const value = Number(match[1] ?? match[4]) * Number(match[2] ?? match[3]) * 1_000;
  return {
    units: Math.ceil(value / per.value),
    dose: match[0],
    source: { start: match.index, end: match.index + match[0].length },
  };
}

/** The dose that stands beside a name of the drug ("injected with 40 mg of Kenalog"), where the words about it tell of a needle. */
function readNamedDose(reading: ChartReading, code: string, per: Amount, title: string): DrugUnits | null {
  const shown = findServiceWords(code)?.shown;
  const note = shown ? withoutClaimLines(reading) : '';
  const named = shown?.exec(note);
  if (!named) return null;
  const from = Math.max(note.lastIndexOf('\n', named.index) + 1, named.index - 120);
  const byStrength = /triamcinolone|methylprednisolone/i.test(title) ? readStrength(note, per) : null;
  if (byStrength) return { ...byStrength, perUnit: perUnitOf(title) };
  const around = /^[^\n]*/.exec(note.slice(from, named.index + 100))?.[0] ?? '';
  if (!injected.test(around)) return null;
  const doses = [...around.matchAll(beside)].map((match) => ({ match, given: readAmount(match[0]) }));
  const near = doses.filter(
    ({ match, given }) => given?.kind === per.kind && Math.abs(from + match.index - named.index) < 40,
  );
  const [only] = near;
  if (!only?.given || near.some(({ given }) => given?.value !== only.given?.value)) return null;
  const start = from + only.match.index;
  return {
    units: Math.ceil(only.given.value / per.value),
    perUnit: perUnitOf(title),
    dose: only.match[0],
    source: { start, end: start + only.match[0].length },
  };
}
