import { findMatches } from '../../text/find-matches.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

/** A measure with its value of now and one of before: "TUG 14.8 s (22.4 s on 11/22)", "Weight 91.2 kg (94.6 on admission)". */
interface Measured extends Span {
  readonly name: string;
  readonly now: number;
  readonly before: number;
}

const names = String.raw`[Ww]eight|[Ww]t|WEIGHT|TUG|EPDS|PHQ-?9|PHQ-?A|PHQ|GAD-?7|MoCA|MMSE|NIHSS|ODI|LEFS|DASH|QuickDASH|PCL-?5|A1[Cc]|HbA1c|[Cc]reatinine|[Hh]gb|[Hh]emoglobin|LDL|TSH|INR|FEV1|EF|WOMAC|NDI|BERG|Berg|ESS|IPSS|CAT|ACT|BMI|AUDIT-?C?|HAM-?D|YMRS|MADRS`;
const unit = String.raw`(?:\s?(?:kg|lbs?|pounds|s|sec|seconds|points?|%|mg\/dL|cm|\/\d{2,3}))?`;
const measured = new RegExp(
  String.raw`\b(${names})\b(?: score| today| now|:| is| of| at| was)*\s?(\d{1,3}(?:\.\d{1,2})?)${unit}\s?\((?:was |from |down from |up from |previously |prior |last |baseline )?(\d{1,3}(?:\.\d{1,2})?)${unit}(?:[ ,;)]|\s(?:on|at|in|last|before|two|one|three|\d))`,
  'g',
);
const change = new RegExp(
  String.raw`\b(?:(${names})\b(?: score)?[^.;,\n\d]{0,14}\s)?(down|up|decreased by|increased by|improved by|dropped|drop of|rose|fell|fallen|lost|loss of|gained|gain of|gain:?|\+|-)\s?(?:another |by )?(\d{1,3}(?:\.\d{1,2})?)\s?(kg|lbs?|pounds|points?|s|sec|seconds|%)?\b(?!\s?(?:weeks?|days?|months?|years?|times|mg|units|flights?|steps|stairs|\/|ft|feet|blocks|pillows))`,
  'g',
);
const better = new RegExp(
  String.raw`\b(${names})\b(?: score)?\s(?:is|was|has|now|today)?\s?(\d{1,3}(?:\.\d{1,2})?)\s?(?:kg|lbs?|s|sec|seconds|points?)\s(better|worse|lower|higher|less|more|faster|slower)\b`,
  'g',
);
const isDown = (words: string): boolean =>
  /^(?:down|decreased|dropped|drop|fell|fallen|lost|loss|-|lower|less|faster)/.test(words);
const isUp = (words: string): boolean => /^(?:up|increased|rose|gain|\+|higher|more|slower)/.test(words);
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^wt$/, 'weight')
    .replaceAll('-', '')
    .replace(/^hemoglobin$/, 'hgb');

function readMeasured(text: string): Measured[] {
  return findMatches(text, measured).map((match) => ({
    name: keyOf(match[1] ?? ''),
    now: Number(match[2]),
    before: Number(match[3]),
    start: match.index,
    end: match.index + match[0].length - 1,
  }));
}

/** True where the words tell another change than the two values make. */
function isOther({ now, before }: Measured, words: string, amount: number): boolean {
  const made = now - before;
  if (isDown(words) && made > 0) return true;
  if (isUp(words) && made < 0) return true;
  return Math.abs(Math.abs(made) - amount) > Math.max(0.25, Math.abs(made) * 0.1);
}

const ofOtherTime =
  /\b(?:since|goal|target|if|call|until|more than|over the (?:past|last)|total|in all|each|per|expected|overall|home|from)\b/i;

/** A change told in words that the two values of the measure do not make; undefined where all fit. */
export function findChangeConflict({ text }: ChartReading): readonly [Span, Span] | undefined {
  const measures = readMeasured(text);
  if (measures.length === 0) return undefined;
  for (const match of [...findMatches(text, change), ...findMatches(text, better)]) {
    const isBetter = match[3] !== undefined && /^[a-z]/.test(match[3]);
    const [words, amount, of] = isBetter ? [match[3] ?? '', match[2], undefined] : [match[2] ?? '', match[3], match[4]];
    // A change in kilograms or pounds is of the weight.
    const name = match[1] ?? (of && /^(?:kg|lb|pound)/.test(of) ? 'weight' : undefined);
    const measure = measures.find((each) => name !== undefined && each.name === keyOf(name));
    const end = match.index + match[0].length;
    if (!measure || (match.index < measure.end && end > measure.start)) continue;
    const before =
      text
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/[.;\n]/)
        .at(-1) ?? '';
    const behind = text.slice(end, end + 24).split(/[.;\n]/, 1)[0] ?? '';
    if (ofOtherTime.test(`${before} ${behind}`) || !isOther(measure, words, Number(amount))) continue;
    return [{ start: match.index, end }, measure];
  }
  return undefined;
}
