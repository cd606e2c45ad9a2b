import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { beginsColumn } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { judgeWords, readCapitals } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** Words of the titles of documents, beside those that belong to any chart. */
const titleWords = new Set(
  (
    'mobile response sheet flowsheet handoff shift narrative record run encounter log telephone message messages thread secure portal export printed page job transmittal facsimile cover individual psychotherapy group counseling batch draft ' +
    'unedited voice recognition dictation dictated template final addendum amended copy original confidential protected schedule timeline view documentation evaluation capacity liaison worksheet workbook form registration questionnaire intake ' +
    'cumulative verified report operative cesarean delivery electrophysiology endoscopy colonoscopy echocardiogram transthoracic transesophageal surgical specimen mammogram mammography ultrasound radiograph interpretation treatment discharge ' +
    'inpatient utilization catastrophic compensation workers protection child youth adult consultation combined genetics ophthalmology prehospital ems epcr transport flight hospitalist sign out signout rounding list census team clinician day sheet ' +
    'psychosocial candidacy liver kidney transplant title local standard typed chart charts paper soap notes dap dar nurses nursing hours total pages recs roll frame to from attn fax date time re subject new'
  ).split(' '),
);
/** A line with these greets or names a person. */
const personWords = new Set(['dear', 'dr', 'mr', 'mrs', 'ms', 'md', 'rn', 'do', 'np', 'pa']);
const lineCount = 3;
const titleNoun =
  /^(?:reports?|notes?|summary|record|sheet|form|log|letter|plan|consult|consultation|evaluation|assessment|list|review|request|handoff|flowsheet|narrative|transmittal|encounter|exam|study|order|orders|worksheet|questionnaire)$/;

/** True for a line that begins with a house number, below a name the address of who writes. */
function isAddressLine(scan: Scan, index: number): boolean {
  const number = tokenAt(scan, index);
  const street = tokenAt(scan, index + 1);
  const isHouse = number.kind === 'number' && number.text.length <= 5 && street.gap === 'space';
  if (isHouse) return street.kind === 'word' && street.shape !== 'lower' && !tokenAt(scan, index + 1).facts.isMedical;
  return number.folded === 'po' || (number.folded === 'p' && tokenAt(scan, index + 1).text === '.');
}

/** Indexes of the first tokens of the first lines that are not empty. */
function firstLines(scan: Scan): number[] {
  const lines: number[] = [];
  for (let index = 0; index < scan.tokens.length && index < 80 && lines.length <= lineCount; index++) {
    const { gap } = tokenAt(scan, index);
    if (index === 0 || gap === 'line' || gap === 'blank-line') lines.push(index);
  }
  return lines;
}

/** "Hunt and Hess 2,", "Similac Advance 4 oz": a value follows, so that this line is no head of a letter. */
function isMeasured(scan: Scan, to: number): boolean {
  const { kind, text, gap } = tokenAt(scan, to);
  return kind === 'number' && gap === 'space' && text.length < 4 && !beginsColumn(scan, to);
}

/** "Stage IIIA", "NYHA Class II": how far a disease has gone. */
function isDegree(scan: Scan, from: number, to: number): boolean {
  return to - from > 1 && /^(?:I{1,3}|IV|V|VI{1,3})[A-D]?$/.test(tokenAt(scan, to - 1).text);
}

/** One run of capitals of the letterhead that is no title: a name, or a word of its own above an address. */
function isLetterhead(scan: Scan, from: number, to: number, above: boolean): boolean {
  if (isDegree(scan, from, to)) return false;
  const { own, named, words } = judgeWords(scan, from, to);
  const tokens = scan.tokens.slice(from, to);
  if (!own || tokens.some(({ folded }) => titleNoun.test(folded) || personWords.has(folded))) return false;
  const rest = tokens.filter((token) => token.kind === 'word' && !titleWords.has(token.folded));
  if (above) return rest.length > 0 && words > 0;
  const isName = rest.some(
    (token) =>
      !titleWords.has(token.folded) &&
      ((token.flags & (lexiconFlag.city | lexiconFlag.family | lexiconFlag.given)) !== 0 || !token.facts.isEnglish),
  );
  return named && isName && words > 1 && rest.length * 2 > tokens.filter((token) => token.kind === 'word').length;
}

/** The name of who writes, at the head of a document: "Tidewater Methodist | Nurses' notes", a line above an address. */
export const facilityLetterhead: Recogniser = {
  rule: 'facility-letterhead',
  find: (scan, emit) => {
    if (scan.letterCase === 'lower' || scan.tokens.length < 40) return;
    const lines = firstLines(scan);
    for (const [number, line] of lines.entries()) {
      if (number >= lineCount) break;
      const above = isAddressLine(scan, lines[number + 1] ?? scan.tokens.length);
      for (let at = line, steps = 0; steps < 40; steps++) {
        const token = tokenAt(scan, at);
        if (at >= scan.tokens.length || (at > line && !onSameLine(token))) break;
        const isStart =
          at === line || beginsColumn(scan, at) || (tokenAt(scan, at - 1).kind === 'mark' && token.gap === 'space');
        const to = isStart && token.kind === 'word' && token.shape !== 'lower' ? readCapitals(scan, at) : at;
        if (token.text === ':') break;
        const isLabel =
          tokenAt(scan, to).text === ':' || tokenAt(scan, at - 1).text === ':' || tokenAt(scan, to).text === '^';
        const next = tokenAt(scan, to);
        if (!above && isMeasured(scan, to)) break;
        const isSentence =
          onSameLine(next) && next.kind === 'word' && next.shape === 'lower' && !beginsColumn(scan, to);
        if (to > at && !isLabel && !isSentence && isLetterhead(scan, at, to, above && at === line))
          emit(
            candidateOf(scan, at, to, {
              kind: 'LOCATION',
              rule: 'facility-letterhead',
              score: above ? 0.8 : 0.65,
              evidence: 'stands at the head of the document where the facility is named',
            }),
          );
        at = Math.max(to, at + 1);
      }
    }
  },
};
