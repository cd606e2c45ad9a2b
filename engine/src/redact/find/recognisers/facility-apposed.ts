import { monthNames } from '../months.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makePhraseTable, makeWordTable, matchPhrase } from '../phrases.ts';
import { isClinicalAcronym, judgeWords } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const brackets = makeWordTable(['(', '[']);
/** What a place is, as a chart explains its name in brackets. */
const kinds = makePhraseTable(
  (
    'nursing home|nh|snf|alf|assisted living|memory care|group home|halfway house|sober house|shelter|homeless shelter|rehab|rehab facility|hospital|hosp|clinic|pharmacy|school|high school|preschool|daycare|day care|employer|work|' +
    'church|gym|warehouse|grocery store|grocery|store|bar|restaurant|jail|prison|college|university|dialysis|dialysis center|hospice|home health|home care|ambulance|apartment complex|trailer park'
  )
    .split('|')
    .map((kind) => [kind, true] as const),
);
const ends = new Set([')', ']', ',', ';']);
const mostWords = 4;

/** First token of the capitalised words before a bracket, or its index. */
function nameBefore(scan: Scan, bracket: number): number {
  let from = bracket;
  for (let at = bracket - 1; at >= bracket - mostWords; at--) {
    const token = tokenAt(scan, at);
    if (token.kind !== 'word' || token.shape === 'lower' || monthNames.has(token.folded)) break;
    if (isClinicalAcronym(token) || token.facts.isMedical) return bracket;
    from = at;
    if (!onSameLine(token)) break;
  }
  return from;
}

/** A name that brackets explain: "Ledgeview [nursing home]", "Cedar Glen (SNF)". */
export const facilityApposed: Recogniser = {
  rule: 'facility-apposed',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    eachWord(scan, brackets, (index) => {
      const kind = matchPhrase(scan, kinds, index + 1);
      if (kind === undefined || !ends.has(tokenAt(scan, kind.end).text) || !onSameLine(tokenAt(scan, index))) return;
      const from = nameBefore(scan, index);
      const { own, named, words } = judgeWords(scan, from, index);
      const isSure = own && named && (words > 1 || !tokenAt(scan, from).facts.isEnglish);
      if (from === index || !isSure) return;
      const evidence = 'a name with what it is in brackets';
      emit(candidateOf(scan, from, index, { kind: 'LOCATION', rule: 'facility-apposed', score: 0.55, evidence }));
    });
  },
};
