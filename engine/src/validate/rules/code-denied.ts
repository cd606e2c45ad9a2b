import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { Naming } from '../reading/evidence.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { supportOf } from '../reading/support.ts';
import { findDeniedDetail } from '../reading/title-conflict.ts';

/** A relative's kindred disease (keloids) is not the patient's own (a hypertrophic scar): only words of the title itself tell of it. */
function sharesWord(words: string, title: string): boolean {
  const told = new Set(words.toLowerCase().match(/[a-z]{4,}/g));
  return (title.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => told.has(word));
}

/** "COPD" for a chronic obstructive pulmonary disease: the first letters of the title. */
function abbreviates(words: string, title: string): boolean {
  const initials = (title.replace(/\b(?:of|and|the|with|in)\b/gi, ' ').match(/\b[A-Za-z]/g) ?? [])
    .join('')
    .toUpperCase();
  return /^[A-Z]{3,6}$/.test(words.trim()) && initials.startsWith(words.trim());
}

/** A sister's diabetes of type 1 is another disease than the patient's of type 2. */
const isOtherType = (words: string, title: string): boolean => {
  const [one, other] = [/\btype (\d|i+)\b/i.exec(words)?.[1], /\btype (\d)\b/i.exec(title)?.[1]];
  return (
    one !== undefined &&
    other !== undefined &&
    one.toLowerCase().replace(/^i+$/, ({ length }) => String(length)) !== other
  );
};

function tellsOf(text: string, { start, end, sentence }: Naming, title: string): boolean {
  if (isOtherType(text.slice(sentence.start, sentence.end), title)) return false;
  const words = text.slice(start, end);
  return sharesWord(words, title) || abbreviates(words, title);
}

/** "Stumbling without falling" beside "did not fall": what the title itself says is not there. */
function lacksAnyway({ code, known }: WrittenDiagnosis): boolean {
  return /^[V-Y]/.test(code) && /\bwithout\b/i.test(known?.title ?? '');
}

/** "No exacerbation" for a code with one: the condition is there, and a part of the title is not. */
function findDeniedPart(reading: ChartReading, diagnosis: WrittenDiagnosis): Found | null {
  const denied = findDeniedDetail(reading, diagnosis);
  return (
    denied && {
      place: { start: denied.start, end: denied.end },
      said: denied.sentence,
      what: 'denies a part of that',
      isCertain: false,
    }
  );
}

const ofFamily = /\b(?:family|fh|fhx|mother|father|parents?|brother|sister|siblings?)\b/i;

interface Found {
  readonly place: Span;
  /** The words to quote. */
  readonly said: Span;
  readonly what: string;
  readonly isCertain: boolean;
}

/** The place that denies the condition, or tells it of the family, and how; null where none does. */
function findPlace(reading: ChartReading, diagnosis: WrittenDiagnosis): Found | null {
  const { evidence, descriptions, known } = diagnosis;
  const support = supportOf(reading, diagnosis);
  if (support === 'denied') {
    if (lacksAnyway(diagnosis)) return null;
    // "All else negative, 10 systems" denies no history of the family.
    if (
      /^Z8[0-4]/.test(diagnosis.code) &&
      !evidence.denied.some(({ sentence }) => ofFamily.test(reading.text.slice(sentence.start, sentence.end)))
    )
      return null;
    const [place] = [...evidence.denied.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)), ...descriptions];
    return place ? { ...asFound(place), what: 'denies the condition' } : null;
  }
  if (support === 'supported') return findDeniedPart(reading, diagnosis);
  if (support !== 'family') return null;
  const title = known?.title ?? '';
  const place =
    evidence.ofFamily.find((naming) => naming.isOwn && tellsOf(reading.text, naming, title)) ??
    // "Prostate cancer in his father": the organ's words tell of the neoplasm.
    evidence.ofFamily.find(
      (naming) => diagnosis.code.startsWith('C') && !naming.isNamed && tellsOf(reading.text, naming, title),
    );
  return place ? { ...asFound(place), what: 'tells the condition of the family only' } : null;
}

/** Certain where the sentence names the condition itself; kindred words leave a doubt. */
function asFound(place: Naming | Span): Pick<Found, 'place' | 'said' | 'isCertain'> {
  const isNaming = 'sentence' in place;
  return { place, said: isNaming ? place.sentence : place, isCertain: !isNaming || place.isNamed };
}

/**
 * ICD-10-CM Official Guidelines IV.J and I.A.19: what the chart denies, or tells of the family only, is not coded as the patient's
 * (a family history has codes of its own, Z80-Z84).
 */
export const codeDenied: AuditRule = {
  name: 'code-denied',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap((diagnosis) => {
        const found = findPlace(reading, diagnosis);
        if (!found) return [];
        const { code, known, written } = diagnosis;
        const { place, what, said, isCertain } = found;
        return [
          raiseCode({
            severity: isCertain ? 'high' : 'medium',
            rule: 'code-denied',
            message: `${code} (${known?.title ?? ''}) is coded, and the chart ${what}: ${quote(reading.text, said)}.`,
            query: `Please clarify whether the patient has the condition that ${code} stands for.`,
            basis: 'ICD-10-CM Official Guidelines I.A.19, IV.J',
            codes: [code],
            sources: [written, place],
          }),
        ];
      }),
};
