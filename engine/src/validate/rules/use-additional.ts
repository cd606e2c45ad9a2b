import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import { isStated } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { additionalRows } from './data/additional-codes.ts';
import { isNoted } from '../reading/noted.ts';

type Row = (typeof additionalRows)[number];

const denial = /\b(?:no|not|never|nobody|denies|without|negative|if|family|mother|father|former)\b[^.;\n]{0,40}$/i;

/** What of the chart shows that the additional code is needed. */
function findNeed(reading: ChartReading, { drugs, words }: Row): Span | null {
  if (drugs) {
    const taken = reading.medications.find(
      ({ drug, modifiers, change }) =>
        drugs.includes(drug.generic) &&
        !modifiers.negated &&
        !modifiers.historical &&
        !modifiers.family &&
        !modifiers.hypothetical &&
        change !== 'stop',
    );
    return taken ?? null;
  }
  const match = words?.exec(reading.text);
  if (!match || denial.test(reading.text.slice(Math.max(0, match.index - 60), match.index))) return null;
  return { start: match.index, end: match.index + match[0].length };
}

const isWritten = (reading: ChartReading, pattern: RegExp): boolean =>
  reading.diagnoses.some(({ code }) => pattern.test(code));

function judgeRow(reading: ChartReading, row: Row): RaisedFlag | null {
  const diagnosis = reading.diagnoses.find(({ code, known }) => known?.billable && row.codes.test(code));
  if (!diagnosis || isWritten(reading, row.written)) return null;
  const need = findNeed(reading, row);
  if (!need) return null;
  const named =
    row.add !== '' && /-/.test(row.add) === false && reading.tables.icd.find(row.add) ? ` (${row.add})` : '';
  return raise(
    diagnosis,
    need,
    `${diagnosis.code} asks for a code for ${row.what}${named}; the chart says ${quote(reading.text, need)}, and none is listed.`,
    row.basis,
  );
}

function raise({ code, written }: WrittenDiagnosis, need: Span, message: string, basis: string): RaisedFlag {
  return raiseCode({
    severity: 'medium',
    rule: 'use-additional',
    message,
    basis,
    codes: [code],
    sources: [written, need],
  });
}

/** What the loaded notes ask for, where the chart states a condition among the codes that they name. */
function judgeNotes(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag[] {
  const notes = reading.tables.notes.of(diagnosis.code, 'use-additional').filter(({ codes }) => codes.length > 0);
  // Sepsis by its organism (A41.51) says which it is.
  const hasOrganism = reading.diagnoses.some(({ code }) => /^A4[01]\.(?!9)/.test(code));
  return notes.flatMap((note) => {
    if (hasOrganism && note.words.includes('infectious agent')) return [];
    if (reading.diagnoses.some(({ code }) => code !== diagnosis.code && isNoted(note, code))) return [];
    // "Alcoholic cirrhosis" beside K70.30 names that condition alone, not a second one.
    const isOwnName = ({ start, end }: Span): boolean =>
      diagnosis.descriptions.some((own) => start >= own.start && end <= own.end);
    const need = reading.mentions.find(
      (mention) =>
        isStated(mention) && !isOwnName(mention) && isNoted(note, mention.code) && !/^[RZVWXY]/.test(mention.code),
    );
    if (!need || need.code.slice(0, 3) === diagnosis.code.slice(0, 3)) return [];
    const asked = note.words.length > 100 ? `${note.words.slice(0, 97)}...` : note.words;
    return [
      raise(
        diagnosis,
        need,
        `${diagnosis.code} has the note "use additional ${asked}"; the chart says ${quote(reading.text, need)}, and no such code is listed.`,
        'ICD-10-CM tabular list, use additional code',
      ),
    ];
  });
}

/**
 * ICD-10-CM Official Guidelines I.A.17 and the tabular list: where a note asks for another code and the chart shows that what it
 * stands for is there, it is coded too.
 */
export const useAdditional: AuditRule = {
  name: 'use-additional',
  check: (reading) => {
    const byRow = additionalRows.flatMap((row) => judgeRow(reading, row) ?? []);
    const flagged = new Set(byRow.flatMap(({ codes }) => codes));
    const noted = reading.diagnoses
      .filter(({ code, known }) => known?.billable && !flagged.has(code))
      .flatMap((diagnosis) => judgeNotes(reading, diagnosis).slice(0, 1));
    return [...byRow, ...noted];
  },
};
