import { credentials, titleWords } from '../../../lexicons/titles.ts';
import { countryNames } from '../../../lexicons/countries.ts';
import { eponyms } from '../../../lexicons/eponyms.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { monthNames } from '../months.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import { isClinicalAcronym, isGenericWord, judgeWords, readCapitals } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** Words before "to", "from", "in", "via" and "by" that make what follows a place or a service. */
const movingWords = new Set(
  (
    'admitted admit admits admission admissions transferred transfer transfers xfer xferred moved referred refer referral went go goes going sent send brought bring return returned returns discharge discharged dc d travel travels traveled travelled ' +
    'traveling travelling relocated flew fly drove driving here originally comes came coming am m is was are re lives live lived living born raised resides residing resident based located arrived arriving accepted booked scheduled ' +
    'evacuated diverted airlifted flown escorted immigrated emigrated migrated packet report records specimen specimens slides rx rxs script scripts prescription letter copy copies fax faxed form forms called ' +
    'stretcher transport transported transporting ambulance biba ems delivered supplied grew up family house home cabin'
  ).split(' '),
);
const countries = new Set([...countryNames, 'korea', 'usa', 'africa', 'europe', 'asia']);
/** What one gets "through" an office or firm. */
const throughWords = new Set(
  'testing tested test genetic panel seen followed care services treatment treated therapy counseling supplies ordered housing benefits job work insurance caregiver aide aides transportation rides'.split(
    ' ',
  ),
);
/** Words before "by" that make what follows an ambulance or a transport firm. */
const carrying = new Set(
  'stretcher transport transported ambulance transfer ambulette wheelchair van ride rides'.split(' '),
);
const unitWords = new Set(
  'unit units service services department departments dept team ward floor section division clinic clinics joint line lines scheme protocol level position room bed score rate time dose'.split(
    ' ',
  ),
);
const careVerbs = new Set(
  (
    'seen treated evaluated admitted transferred hospitalized hospitalised followed discharged visited referred presented diagnosed operated examined reviewed managed cared works worked work job employed lives lived living resides residing ' +
    'resident moved born enrolled assessed delivered stay stays staying visit visits appointment appt appts surgery scheduled care admission consult consulted checked received underwent attends attended attending going went based located arrived travelled traveled ' +
    'performed done completed registered tested patient currently recently previously former teaches taught student cleans cooks nurse aide manager'
  ).split(' '),
);
const jobWords = new Set(
  (
    'works work worked working employed employee employer employs job jobs retired drives drove driver driving manager mgr supervisor boss foreman owner owns runs ran operates teaches taught teacher cook cashier clerk welder mechanic ' +
    'nurse aide assistant janitor guard engineer technician coach professor instructor laborer volunteer volunteers interns contractor layoff laid leave fmla career'
  ).split(' '),
);
/** Words that say what stands right behind them: "clinic Felton Path", "bakery, Shatila Sweets". */
const placeNouns = new Set(
  'attends attended graduated clinic hospital pharmacy bakery restaurant housing storage shelter church parish convent agency company employer school campus salon store shop gym daycare warehouse plant factory hosp facility dealership'.split(
    ' ',
  ),
);
/** Programs and devices that a text is "in", and postures. */
const notIn = new Set(
  'epic cerner meditech pyxis omnicell powerchart mychart carelink merlin latitude trendelenburg fowler fowlers semi vtach vfib english'.split(
    ' ',
  ),
);
const alwaysPlace = new Set(['at', '@', 'near', 'outside', 'behind']);
const ways = new Set(['to', 'from', 'via', 'through', 'thru', 'by', 'into']);

/** What a text is "at" that is no place. */
const notAt = new Set(
  'bedtime baseline bedside rest close risk home time night noon midnight base apex term birth intake arrival lunch dinner breakfast mealtime meals work least most max maximum min minimum start end onset peak trough induction incision closure delivery booking handoff issue large will least once odds fault'.split(
    ' ',
  ),
);

interface Place {
  readonly from: number;
  readonly to: number;
  readonly single: boolean;
  readonly named: boolean;
  readonly english: boolean;
}

/** Ends a run of capitals before a credential or a word that belongs to every chart. */
function trimEnd(scan: Scan, from: number, to: number): number {
  let end = to;
  while (end > from + 1) {
    const last = tokenAt(scan, end - 1);
    if (last.kind === 'word' && !(last.shape === 'upper' && (credentials.has(last.folded) || isClinicalAcronym(last))))
      break;
    end--;
  }
  return end;
}

/** The capitalised words after a preposition, when they can be a place. */
function readPlace(scan: Scan, index: number): Place | undefined {
  const first = tokenAt(scan, index);
  const from = first.folded === 'the' || first.folded === 'our' ? index + 1 : index;
  const token = tokenAt(scan, from);
  if (token.kind !== 'word' || token.shape === 'lower' || token.shape === 'initial' || !onSameLine(token))
    return undefined;
  if (monthNames.has(token.folded) || titleWords.has(token.folded) || token.facts.isMedical) return undefined;
  const to = trimEnd(scan, from, readCapitals(scan, from));
  const { own, named, words } = judgeWords(scan, from, to);
  const single = words <= 1;
  if (single && (notAt.has(token.folded) || stateNames.has(token.folded) || countries.has(token.folded)))
    return undefined;
  if (single && eponyms.has(token.folded) && !hasWordBefore(scan, index - 1, 6, careVerbs)) return undefined;
  if (!own || isEponymUse(scan, to) || tokenAt(scan, to).text === ':') return undefined;
  if (single && (isClinicalAcronym(token) || token.text.length < (token.shape === 'upper' ? 3 : 2))) return undefined;
  const isTown =
    (token.flags & lexiconFlag.city) !== 0 && !everydayNames.has(token.folded) && token.shape === 'capital';
  const next = tokenAt(scan, to);
  if (onSameLine(next) && (unitWords.has(next.folded) || next.text === '%')) return undefined;
  if (unitWords.has(tokenAt(scan, to - 1).folded) && !named) return undefined;
  return { from, to, single, named, english: token.facts.isEnglish && !isTown };
}

function scoreAt(scan: Scan, index: number, { from, single, english }: Place): number {
  const verb = hasWordBefore(scan, index, 6, careVerbs);
  if (verb || !single) return 0.7;
  return english && tokenAt(scan, from).shape === 'upper' ? 0.5 : 0.55;
}

function scoreWay(scan: Scan, index: number, preposition: string, { from, single, named, english }: Place): number {
  const first = tokenAt(scan, from);
  const isUnknown = named && !english && first.text.length >= (first.shape === 'upper' ? 3 : 4);
  const isThrough = preposition === 'through' || preposition === 'thru' || preposition === 'via';
  const isService = isThrough && hasWordBefore(scan, index, 4, throughWords);
  const isCarried = preposition === 'by' && hasWordBefore(scan, index, 2, carrying);
  if (isCarried && !everydayNames.has(first.folded)) return 0.55;
  if (!isService && !hasWordBefore(scan, index, preposition === 'by' ? 2 : 8, movingWords))
    return preposition === 'via' && first.shape === 'upper' && first.text.length > 3 ? 0.55 : 0.4;
  return single ? (isUnknown ? 0.55 : 0.4) : isGenericWord(first) && !named ? 0.4 : 0.6;
}

function scoreIn(scan: Scan, index: number, { from, to, single, named, english }: Place): number {
  const first = tokenAt(scan, from);
  if (notIn.has(first.folded)) return 0.3;
  const moving = hasWordBefore(scan, index, 3, movingWords);
  if (!single) return moving && named ? 0.6 : 0.4;
  const length = tokenAt(scan, to - 1).end - first.start;
  const isUnknown = named && !english && length >= (first.shape === 'capital' ? 4 : 6);
  return isUnknown && (moving || length >= 5) ? 0.55 : 0.4;
}

const prepositionsTable = makeWordTable([...alwaysPlace, ...ways, 'in', 'for', 'with']);
const nounsTable = makeWordTable(placeNouns);

function scoreOf(scan: Scan, index: number, place: Place): number {
  const preposition = tokenAt(scan, index).folded;
  const isJob = hasWordBefore(scan, index, 4, jobWords);
  if (preposition === 'for' || preposition === 'with') {
    const direct = preposition === 'for' ? isJob : hasWordBefore(scan, index, 2, jobWords);
    return direct && (place.named || !place.single) ? 0.6 : 0;
  }
  if (preposition === 'at' || preposition === '@') return scoreAt(scan, index, place);
  if (alwaysPlace.has(preposition)) return place.named && !(place.single && place.english) ? 0.6 : 0.4;
  if (preposition === 'in') return scoreIn(scan, index, place);
  if (preposition === 'from' && place.named && (isJob || !place.single)) return 0.55;
  return scoreWay(scan, index, preposition, place);
}

/** Capitalised words where a place is expected: "seen at Cedar Crest", "admitted to Lakeside", "works for Halden Brothers". */
export const placeTrigger: Recogniser = {
  rule: 'place-trigger',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    const add = ({ from, to }: Place, score: number): void =>
      emit(
        candidateOf(scan, from, to, {
          kind: 'LOCATION',
          rule: 'place-trigger',
          score,
          evidence: 'stands where a place is expected',
        }),
      );
    eachWord(scan, prepositionsTable, (index) => {
      const place = readPlace(scan, index + 1);
      if (place === undefined) return;
      const score = scoreOf(scan, index, place);
      if (score >= 0.5) add(place, score);
    });
    eachWord(scan, nounsTable, (index) => {
      if (tokenAt(scan, index).shape !== 'lower') return;
      const mark = tokenAt(scan, index + 1).text;
      const place = readPlace(scan, mark === ',' || mark === '(' ? index + 2 : index + 1);
      const isUnknown = place !== undefined && place.named && (!place.single || !place.english);
      if (isUnknown && (mark !== ',' || !place.single)) add(place, 0.55);
    });
  },
};
