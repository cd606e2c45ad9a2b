import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isNote, textUnder } from '../reading/under-headings.ts';
import { examinations, type ExamNeed } from './data/exam-needs.ts';

const examined: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'emergency',
  'admission',
  'consult',
  'progress',
  'well',
  'prenatal',
]);
const mental: ReadonlySet<ChartKind> = new Set<ChartKind>(['behavioral-intake', 'medication-visit']);

const findingWords =
  /\b(?:on exam(?:ination)?|exam(?:ination)?(?: (?:shows?|showed|reveal\w+|notable|today|is|was|unremarkable|normal)|:)|auscultation|palpation|palpable|nontender|non-tender|tenderness|lungs? (?:clear|sounds)|clear to auscultation|ctab?|heart sounds|rrr|regular rate|range of motion|well[- ]appearing|no acute distress|nad|abdomen (?:is )?soft|fundal height|fontanel\w*)\b/i;
const mentalWords =
  /\b(?:mental status|mse|affect|mood(?: is)?:|thought (?:process|content)|insight|oriented|eye contact|speech)\b/i;

/** Vital signs, dates and their labels. */
const measured =
  /\b(?:bp|blood pressure|hr|heart rate|pulse|p|rr|resp\w*|t|temp\w*|spo2|o2 sats?|sats?|weight|wt|height|ht|bmi|vitals?|vs|dos|date of service|fhr|fundal height)\b[^,;\n\d]{0,12}\d[\d./ ]{0,12}(?:\s?(?:%|°|[fc]\b|kgs?|lbs?|cm|in|mmhg|\/min|bpm|on room air|ra)){0,2}/gi;

const examSubjects = ['physical-examination', 'mental-status', 'vital-signs', 'operative-findings'] as const;

function gap(name: string, message: string, query: string): ReturnType<typeof raiseGap> {
  const basis = 'CMS 1995/1997 Documentation Guidelines, examination; CPT: a medically appropriate examination';
  return raiseGap({ severity: 'medium', rule: 'gap-exam', name, message, query, basis });
}

/** The complaint of the visit: under its heading, or the first sentence of the history. */
function complaintOf(reading: ChartReading): string {
  const headed = textUnder(reading, 'chief-complaint').split('\n').slice(0, 2).join(' ');
  if (headed !== '') return headed.slice(0, 200);
  return reading.statements.find(({ subject }) => subject === 'history-of-present-illness')?.text ?? '';
}

function missingParts(reading: ChartReading, exam: string): readonly ExamNeed[] {
  const complaint = complaintOf(reading);
  const denied =
    /\b(?:no|denies|without|resolved|follow[- ]?up|f\/u|refill|results?|physical|wellness|screening|post-?op\w*|recheck)\b/i;
  if (denied.test(complaint)) return [];
  return examinations.filter(
    ({ complaint: words, parts }) => words.test(complaint) && !parts.every((part) => part.test(exam)),
  );
}

/**
 * An examination fit for what is complained of: the knee for knee pain, heart and lungs for chest pain, the mental status in
 * psychiatric visits. None is asked of telephone calls, video visits, therapy, case management.
 */
export const gapExam: AuditRule = {
  name: 'gap-exam',
  check: (reading) => {
    if (!isNote(reading)) return [];
    if (mental.has(reading.kind))
      return mentalWords.test(reading.text)
        ? []
        : [
            gap(
              'Mental status examination',
              'the note of a psychiatric visit has none.',
              'Please document the mental status examination of this visit.',
            ),
          ];
    if (!examined.has(reading.kind)) return [];
    const exam = textUnder(reading, ...examSubjects);
    // Vital signs alone are no examination.
    const body = textUnder(reading, 'physical-examination', 'mental-status', 'operative-findings').replace(
      measured,
      ' ',
    );
    if (!/[a-z]{3}/i.test(body)) {
      if (findingWords.test(reading.text)) return [];
      return [
        gap(
          'Examination',
          'the note tells no findings.',
          'Please document the examination that was done at this visit.',
        ),
      ];
    }
    const [first] = missingParts(reading, exam);
    if (!first) return [];
    return [
      gap(
        `Examination of ${first.name}`,
        `the visit is about ${first.about}, and the examination does not tell it.`,
        `Please document what was examined for ${first.about}.`,
      ),
    ];
  },
};
