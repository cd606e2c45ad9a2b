import type { Modifiers } from '../../context/find-context.ts';
import { spansOverlap, type Span } from '../../model/span.ts';
import { cluesOf } from './clues.ts';
import { ownModifiers, type WrittenDiagnosis } from './diagnoses.ts';
import type { Naming } from './evidence.ts';
import { measuredBeside } from './measured.ts';
import { findOnlyOtherSide } from './other-side.ts';
import type { ChartReading } from './read-chart.ts';

/**
 * How a chart bears a code out. `denied`, `historical` and `uncertain` are for conditions that it names in no other way;
 * `other-side` where it names it of the other side alone; `none` where nothing speaks for the code but its own line in a list.
 */
export type Support = 'supported' | 'denied' | 'family' | 'historical' | 'uncertain' | 'other-side' | 'none';

/**
 * Codes whose reason is the visit itself or another code: examinations, screening, places and activities, weeks. What is asked of
 * the status codes among them (Z68, Z79) is a rule of its own.
 */
const ownReason = /^(?:Z0[0-489]|Z1[0-3]|Z3A|Z4[5-9]|Z66|Z68|Z71|Z76|Z79|Y9|V|W[2-9]|X|Z20|Z23|Z28|Z53|Z8[067])/;
const ofFamily = /^Z8[0-4]/;
/** What the patient once had or is at risk of: denying that it is there now is no denial of that. */
const personal = /^Z(?:8[5-9]|9)/;

const isPlain = ({ negated, family, uncertain, hypothetical }: Modifiers): boolean =>
  !negated && !family && !uncertain && !hypothetical;

/** The words beside the code name another kind of its condition. */
const isOfOtherKind = ({ evidence: { ofOtherKind }, descriptions }: WrittenDiagnosis): boolean =>
  ofOtherKind.some((other) => descriptions.some((own) => spansOverlap(own, other)));

function supportBeside(reading: ChartReading, diagnosis: WrittenDiagnosis): Support {
  if (diagnosis.descriptions.length === 0 || isOfOtherKind(diagnosis)) return 'none';
  const own = ownModifiers(reading, diagnosis);
  if (own.some(({ uncertain }) => uncertain)) return 'uncertain';
  if (own.some(({ negated, historical }) => negated && !historical)) return 'denied';
  return diagnosis.isDiscussed && own.every(isPlain) && diagnosis.isNamedBeside ? 'supported' : 'none';
}

const kept = new WeakMap<WrittenDiagnosis, Support>();

/** True where what is given and measured belongs to another condition of the list: an inhaler for asthma shows no COPD. */
function isExplained(reading: ChartReading, { code }: WrittenDiagnosis): boolean {
  const own = cluesOf(code);
  return reading.diagnoses.some(
    (other) =>
      other.code.slice(0, 3) !== code.slice(0, 3) &&
      cluesOf(other.code).some((clue) => own.includes(clue)) &&
      isNamedAsSuch(other),
  );
}

const isNamedAsSuch = ({ isNamedBeside, evidence }: WrittenDiagnosis): boolean =>
  isNamedBeside || evidence.stated.some(({ isNamed, isOwn }) => isNamed && isOwn);

/** Conditions that pass: a drug given for another one of the list shows none of them. */
const passing = /^(?:A|B|H6|I26|I82|J0|J1|J2|K5[2-7]|L0|N1[0-2]|N3[049]|T8)/;

/** What is given for it shows it, unless it is given for another one: an antibiotic for the bronchitis shows no pneumonia. */
function isShownByDrugs(reading: ChartReading, { code, evidence }: WrittenDiagnosis): boolean {
  const { drugs } = evidence;
  if (drugs.length === 0 || !passing.test(code)) return drugs.length > 0;
  return !reading.diagnoses.some(
    (other) =>
      other.code.slice(0, 3) !== code.slice(0, 3) &&
      /^(?:[A-R]|S)/.test(other.code) &&
      passing.test(other.code) &&
      isNamedAsSuch(other),
  );
}

/** Words of care that go with many conditions, and show none that only a relative is told to have. */
const shared = /^(?:moods?|bowels?|stools?|manic|bipolar|depressive)$/i;

/** The chart denies the condition itself, and states only one that is coded next to it. */
function deniesOwn({ evidence }: WrittenDiagnosis): boolean {
  const isOwn = (naming: Naming): boolean => naming.isNamed && naming.isOwn;
  return evidence.denied.some(isOwn) && !evidence.stated.some(isOwn) && !evidence.uncertain.some(isOwn);
}

/** How the places that name the condition say it, the most certain first; null where no place does. */
function judgePlaces(reading: ChartReading, diagnosis: WrittenDiagnosis, named: boolean): Support | null {
  const { code, evidence } = diagnosis;
  const any = (places: readonly Naming[]): boolean => places.some(({ isNamed }) => isNamed === named);
  const shows = (care: readonly Span[]): boolean =>
    care.some((each) => !shared.test(reading.text.slice(each.start, each.end))) && !isExplained(reading, diagnosis);
  if (any(evidence.stated) && !(named && deniesOwn(diagnosis))) return 'supported';
  if (any(evidence.uncertain)) return 'uncertain';
  if (any(evidence.denied)) return personal.test(code) ? 'supported' : shows(evidence.drugs) ? null : 'denied';
  if (any(evidence.historical)) return 'historical';
  if (any(evidence.ofFamily))
    return ofFamily.test(code) ? 'supported' : shows([...evidence.drugs, ...evidence.clues]) ? null : 'family';
  return null;
}

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): Support {
  const { evidence, code, descriptions } = diagnosis;
  const beside = supportBeside(reading, diagnosis);
  if (beside === 'uncertain') return 'uncertain';
  if (findOnlyOtherSide(reading, diagnosis)) return 'other-side';
  if (ownReason.test(code) || evidence.measured.length > 0) return 'supported';
  const named = judgePlaces(reading, diagnosis, true);
  if (named) return named;
  if (evidence.ofOtherKind.length > 0 && !evidence.stated.some(({ isNamed }) => isNamed))
    return beside === 'supported' ? beside : 'none';
  if (beside === 'supported' || isShownByDrugs(reading, diagnosis)) return 'supported';
  const told = judgePlaces(reading, diagnosis, false);
  if (told) return told;
  return evidence.clues.length > 0 && descriptions.length > 0 ? 'supported' : 'none';
}

/** How the chart bears a code out; judged once. */
export function supportOf(reading: ChartReading, diagnosis: WrittenDiagnosis): Support {
  const known = kept.get(diagnosis) ?? judge(reading, diagnosis);
  kept.set(diagnosis, known);
  return known;
}

/** Words that bear a code out, and whether they name what it stands for or only go with it. */
export interface SupportingWords {
  readonly words: readonly Span[];
  /** False where they are signs, drugs or tests that go with the condition. */
  readonly isNamed: boolean;
}

/** Each stretch once: no word within one that is there already. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  // More than a few are never shown.
  for (const span of spans.slice(0, 20)) if (!kept.some((other) => spansOverlap(other, span))) kept.push(span);
  return kept;
}

/** The words that bear a code out: what names the condition first, then signs and treatment; the code itself where nothing does. */
export function supportingWords(reading: ChartReading, diagnosis: WrittenDiagnosis): SupportingWords {
  const { evidence, descriptions, written, code, isNamedBeside } = diagnosis;
  const named = evidence.stated.filter((place) => place.isNamed);
  const beside = measuredBeside(reading, code);
  if (named.length > 0 || evidence.measured.length > 0)
    return { words: apart([...named.slice(0, 2), ...evidence.measured, ...named.slice(2), ...beside]), isNamed: true };
  if (isNamedBeside) return { words: apart([...descriptions, ...evidence.stated, ...beside]), isNamed: true };
  const lesser = [...evidence.stated, ...evidence.drugs, ...evidence.clues, ...beside];
  if (lesser.length > 0) return { words: apart(lesser), isNamed: false };
  return { words: descriptions.length > 0 ? descriptions : [written], isNamed: true };
}
