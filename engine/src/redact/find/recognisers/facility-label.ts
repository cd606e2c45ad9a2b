import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import { isClinicalAcronym, isGenericWord, judgeWords, readCapitals } from '../place-words.ts';
import { beginsColumn } from '../name-shape.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';

/** What a label says of its value: `firm` labels take any words, `loose` ones only a likely name. */
type Certainty = 'firm' | 'loose';

const firm =
  'facility|facility name|name of facility|sending facility|receiving facility|referring facility|transferring facility|accepting facility|accepting|accepting hospital|destination facility|hospital|hospital name|treating hospital|' +
  'birth hospital|clinic|clinic name|practice|practice name|employer|employer name|name of employer|employer / occupation|employer/occupation|current employer|place of employment|work place|workplace|company|company name|business name|' +
  'school|school name|name of school|school / grade|college|daycare|day care|pharmacy|pharmacy name|preferred pharmacy|dispensing pharmacy|outside pharmacy|church|parish|congregation|place of worship|funeral home|mortuary|nursing home|' +
  'shelter|group home|dialysis unit|dialysis center|dialysis facility|home health agency|hh agency|hha|hospice agency|hospice|vna|visiting nurse|home o2|oxygen company|o2 company|home care|homecare|hhc|agency|ambulance|ambulance service|ems agency|transporting agency|transport agency|court|jail|facility of residence|' +
  'referring clinic|referring hospital|referring practice|outside hospital|lab name|reference lab|performing lab|performing laboratory|contractor|area|service area|coverage area|infusion co|infusion company|dme|dme company|dme vendor|vendor|place of birth|birthplace|birth place|born in|' +
  'city|town|city of birth|county|county of residence|parish of residence|neighborhood|city/town|city, state|city / state|reservation|chapter|village|hometown|nursing facility|snf|alf|receiving hospital|sending hospital|imaging center|performed at';
const loose =
  'location|site|base|campus|office|department|dept|service location|place of service|ward|unit|home|residence|resides|lives|living situation|housing|transport|transportation|trans|destination|from|to|dispo|disposition|via|work|job|occupation|' +
  'emp|army|branch|transplant|storage|club|trails|program|team|clinic site|collection site|draw site|testing site|picks|choice|choices|first choice|second choice|loc|fac|lab|laboratory|labs|oncology|cardiology|nephrology|pcp office|rx filled|filled|filled at|rx|organization|org|facility/unit|address|where|ride|scene|works';
const rows = (list: string, certainty: Certainty): (readonly [string, Certainty])[] =>
  list.split('|').map((label) => [label, certainty] as const);
const labels = makePhraseTable([...rows(loose, 'loose'), ...rows(firm, 'firm')]);
const colons = new Set([':', '=', '\u2192']);
/** Values that say that there is none, or what kind. */
const noValues = new Set(
  'none unknown unemployed retired disabled self same home yes no na n/a not see per student homemaker unspecified other declined refused pending tbd ret deferred private public full part time married single active inactive english spanish his her the'.split(
    ' ',
  ),
);

/** Index of the first word of the value after a label, or undefined when no colon or column stands there. */
function valueAfter(scan: Scan, index: number, end: number, certainty: Certainty): number | undefined {
  const mark = tokenAt(scan, end);
  if (colons.has(mark.text) && onSameLine(mark)) return end + 1;
  if (mark.text === ')' && colons.has(tokenAt(scan, end + 1).text)) return end + 2;
  const isForm =
    certainty === 'firm' &&
    tokenAt(scan, index).shape !== 'lower' &&
    (beginsLine(scan, index) || beginsColumn(scan, index));
  return isForm && (beginsColumn(scan, end) || mark.text === '|') ? (mark.text === '|' ? end + 1 : end) : undefined;
}

/** Words after "ret." or a bracket belong to the value as well. */
function skipIntro(scan: Scan, index: number): number {
  let at = index;
  if (tokenAt(scan, at).folded === 'ret') at += tokenAt(scan, at + 1).text === '.' ? 2 : 1;
  if (tokenAt(scan, at).folded === 'the') at++;
  return at;
}

/** Places after their labels in forms, tables and headers: "Employer: Halden Precast", "Pharmacy: Orange Mound Rx". */
export const facilityLabel: Recogniser = {
  rule: 'facility-label',
  find: (scan, emit) =>
    eachPhrase(scan, labels, (index, { end, value }) => {
      const at = valueAfter(scan, index, end, value);
      if (at === undefined) return;
      const from = skipIntro(scan, at);
      const first = tokenAt(scan, from);
      if (first.kind !== 'word' || !onSameLine(first) || first.shape === 'lower' || noValues.has(first.folded)) return;
      const to = readCapitals(scan, from);
      if (to === from || colons.has(tokenAt(scan, to).text)) return;
      const { own, named, words } = judgeWords(scan, from, to);
      const single = to - from === 1;
      if (single && (isClinicalAcronym(first) || isGenericWord(first))) return;
      const isUpper = first.shape === 'upper' && scan.letterCase === 'mixed' && single;
      if (value === 'firm' ? !own : !named || (words < 2 && (first.facts.isEnglish || isUpper))) return;
      emit(
        candidateOf(scan, from, to, {
          kind: 'LOCATION',
          rule: 'facility-label',
          score: value === 'firm' ? 0.9 : 0.6,
          evidence: 'follows a label for a place',
        }),
      );
    }),
};
