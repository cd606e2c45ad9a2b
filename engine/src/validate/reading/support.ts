import type { Modifiers } from '../../context/find-context.ts';
import type { Span } from '../../model/span.ts';
import { ownModifiers, type WrittenDiagnosis } from './diagnoses.ts';
import type { ChartReading } from './read-chart.ts';

/**
 * How a chart bears a code out. `denied`, `historical` and `uncertain` are for conditions that it names in no other way;
 * `none` where nothing speaks for the code but its own line in a list.
 */
export type Support = 'supported' | 'denied' | 'family' | 'historical' | 'uncertain' | 'none';

/**
 * Codes whose reason is the visit itself or another code: examinations, screening, places and activities, weeks. What is asked of
 * the status codes among them (Z68, Z79) is a rule of its own.
 */
const ownReason = /^(?:Z0[0-4]|Z1[0-3]|Z3A|Z68|Z71|Z76|Z79|Z02|Y9|V|X|Z20|Z28|Z53|Z86|Z87)/;

const isPlain = ({ negated, family, uncertain, hypothetical }: Modifiers): boolean =>
  !negated && !family && !uncertain && !hypothetical;

function supportBeside(reading: ChartReading, diagnosis: WrittenDiagnosis): Support {
  const own = diagnosis.descriptions.length > 0 ? ownModifiers(reading, diagnosis) : [];
  if (own.some(({ uncertain }) => uncertain)) return 'uncertain';
  if (own.some(({ negated, historical }) => negated && !historical)) return 'denied';
  return diagnosis.isDiscussed && own.every(isPlain) ? 'supported' : 'none';
}

const kept = new WeakMap<WrittenDiagnosis, Support>();

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): Support {
  const { evidence, code } = diagnosis;
  const beside = supportBeside(reading, diagnosis);
  if (beside === 'uncertain' && !evidence.stated.some(({ isNamed }) => isNamed)) return 'uncertain';
  if (evidence.stated.length > 0) return 'supported';
  const drugs = evidence.clues.length > 0;
  if (evidence.denied.some(({ isNamed }) => isNamed) && evidence.uncertain.length === 0) return 'denied';
  if (evidence.uncertain.length > 0) return 'uncertain';
  if (evidence.historical.length > 0) return 'historical';
  if (evidence.ofFamily.some(({ isNamed }) => isNamed) && !drugs) return 'family';
  if (drugs || beside === 'supported' || ownReason.test(code)) return 'supported';
  if (evidence.denied.length > 0) return 'denied';
  return evidence.ofFamily.length > 0 ? 'family' : 'none';
}

/** How the chart bears a code out; judged once. */
export function supportOf(reading: ChartReading, diagnosis: WrittenDiagnosis): Support {
  const known = kept.get(diagnosis) ?? judge(reading, diagnosis);
  kept.set(diagnosis, known);
  return known;
}

/** The words that bear a code out, the most telling first; the code's own words where nothing else does. */
export function supportingWords({ evidence, descriptions, written }: WrittenDiagnosis): readonly Span[] {
  if (evidence.stated.length > 0) return evidence.stated;
  if (evidence.clues.length > 0) return evidence.clues;
  return descriptions.length > 0 ? descriptions : [written];
}
