import type { RaisedFlag } from '../../model/result.ts';
import type { NotedCodes } from '../../codes/tables/code-tables.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isManifestationTitle } from './code-sequence.ts';
import { isNoted } from '../reading/noted.ts';

interface NeedsCause {
  readonly codes: RegExp;
  readonly cause: RegExp;
  readonly words: string;
}

/** Codes that never stand without their cause, beside those that the notes of the loaded table name. */
const always: readonly NeedsCause[] = [
  { codes: /^R65\.[02]/, cause: /^A|^B|^T|^O|^P/, words: 'the underlying infection' },
  {
    codes: /^F02/,
    cause: /^A(?:52|81)|^B[269]|^E(?:0[0-3]|51|52|53|7[57]|83)|^G(?:[0-3]|40|91)|^I6|^M3|^N18|^S06|^T/,
    words: 'the disease behind the dementia (for example Alzheimer disease)',
  },
  { codes: /^D63\.1/, cause: /^N18|^I1[23]/, words: 'the stage of chronic kidney disease' },
  { codes: /^D63\.0/, cause: /^[CD]/, words: 'the neoplasm' },
  { codes: /^Z3A/, cause: /^O|^Z3[3-6]|^Z32/, words: 'a code of the pregnancy' },
  { codes: /^B9[567]/, cause: /^[A-NO-T]/, words: 'the infection that the organism causes' },
  { codes: /^G63|^H36|^I43|^N08|^G99|^M14\.[68]/, cause: /^[A-T]/, words: 'the underlying disease' },
];

interface ToldCause extends NeedsCause {
  /** Words of the chart that tell the cause. */
  readonly told: RegExp;
}

/** Conditions whose cause the notes ask for "if applicable", where the chart tells it (tabular list, L97: code first; I.C.12). */
const whereTold: readonly ToldCause[] = [
  {
    codes: /^L97/,
    cause: /^E(?:08|09|10|11|13)\.(?:62|52)/,
    told: /\bdiabetic (?:foot |toe |heel |plantar )?ulcers?\b|\bulcers?\b[^.;\n]{0,30}\b(?:from|due to|of|with) diabetes\b/i,
    words: 'diabetes with its ulcer',
  },
  {
    codes: /^L97/,
    cause: /^I(?:83|87)|^E(?:08|09|10|11|13)\.(?:62|5)|^I70/,
    told: /\b(?:venous(?: stasis| insufficiency)?|varicose|stasis) (?:leg |ankle )?ulcers?\b/i,
    words: 'the disease of the veins',
  },
];

const isDoubted =
  /\b(?:no|not|non|without|rule[ds]? out|versus|vs|possible|history of|previous\w*|prior|risk of|prevent\w*)\b[^.;\n]{0,20}$/i;

/** A cause that the chart tells and its codes leave out. */
function missingWhereTold(reading: ChartReading, { code }: WrittenDiagnosis): ToldCause | null {
  const found = whereTold.find(({ codes, told }) => {
    const match = codes.test(code) ? told.exec(reading.text) : null;
    return match !== null && !isDoubted.test(reading.text.slice(Math.max(0, match.index - 40), match.index));
  });
  return found && !reading.diagnoses.some((other) => found.cause.test(other.code)) ? found : null;
}

function raise({ code, known, written }: WrittenDiagnosis, words: string, certain: boolean): RaisedFlag {
  return raiseCode({
    severity: certain ? 'high' : 'medium',
    rule: 'code-first',
    message: `${code} (${known?.title ?? ''}) needs another code before it: ${words}. None is listed.`,
    query: `Please document the cause of the condition coded as ${code}.`,
    basis: 'ICD-10-CM Official Guidelines I.A.13; tabular list, code first',
    codes: [code],
    sources: [written],
  });
}

/** "If applicable", "if known": what may be missing without fault. */
const conditional = /\bif (?:applicable|known|present)|\bany (?:associated|applicable)|\bsuch as\b.*\bif\b/i;

function missingByNotes(reading: ChartReading, { code }: WrittenDiagnosis): NotedCodes | null {
  const notes = reading.tables.notes
    .of(code, 'code-first')
    .filter(({ codes, words }) => codes.length > 0 && !conditional.test(words));
  const [first] = notes;
  if (!first) return null;
  return reading.diagnoses.some((other) => other.code !== code && notes.some((note) => isNoted(note, other.code)))
    ? null
    : first;
}

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const others = reading.diagnoses.filter(({ code }) => code !== diagnosis.code);
  const row = always.find(({ codes }) => codes.test(diagnosis.code));
  if (row)
    return others.some(({ code }) => row.cause.test(code) && !row.codes.test(code))
      ? null
      : raise(diagnosis, row.words, true);
  const manifests =
    reading.tables.notes.isManifestation(diagnosis.code) || isManifestationTitle(reading, diagnosis.code);
  const noted = missingByNotes(reading, diagnosis);
  if (noted && (manifests || /\bunderlying\b/i.test(noted.words)))
    return raise(diagnosis, shorten(noted.words), manifests);
  const untold = missingWhereTold(reading, diagnosis);
  if (untold) return raise(diagnosis, untold.words, false);
  if (manifests && !others.some(({ code }) => /^[A-T]/.test(code)))
    return raise(diagnosis, 'the underlying disease', true);
  return null;
}

const shorten = (words: string): string =>
  (words.length > 140 ? `${words.slice(0, 137)}...` : words).replace(/[:.]$/, '');

/** ICD-10-CM Official Guidelines I.A.13: a manifestation is coded behind its cause, and not without it. */
export const codeFirst: AuditRule = {
  name: 'code-first',
  check: (reading) =>
    reading.diagnoses.filter(({ known }) => known?.billable).flatMap((diagnosis) => judge(reading, diagnosis) ?? []),
};
