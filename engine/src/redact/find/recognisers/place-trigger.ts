import { credentials, titleWords } from '../../../lexicons/titles.ts';
import { countryNames } from '../../../lexicons/countries.ts';
import { eponyms } from '../../../lexicons/eponyms.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { partEnds } from '../../../lexicons/facility-parts.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { isInsurer } from '../insurer-name.ts';
import { townTails } from '../../../lexicons/streets.ts';
import { monthNames } from '../months.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import {
  hasForeignLetters,
  isClinicalAcronym,
  isGenericWord,
  isOwnWord,
  judgeWords,
  readCapitals,
} from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsSentence, onSameLine, tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';

/** Words before "to", "from", "in", "via" and "by" that make what follows a place or a service. */
const movingWords = new Set(
  (
    'admitted admit admits admission admissions transferred transfer transfers xfer xferred moved referred refer referral went go goes going sent send brought bring return returned returns discharge discharged dc d travel travels traveled travelled ' +
    'traveling travelling relocated flew fly drove driving here originally comes came coming am m is was are re lives live lived living born raised resides residing resident based located arrived arriving accepted booked scheduled ' +
    'evacuated diverted airlifted flown escorted immigrated emigrated migrated packet report records specimen specimens slides rx rxs script scripts prescription letter copy copies fax faxed form forms called ' +
    'stretcher transport transported transporting ambulance biba ems delivered supplied grew up family house home cabin invites invited trip trips flight flights train vacation holiday journey road'
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
    'performed done completed registered tested patient currently recently previously former teaches taught student cleans cooks nurse aide manager pharmacist pharmacists technician cashier cook'
  ).split(' '),
);
const jobWords = new Set(
  (
    'works work worked working employed employee employer employs job jobs retired drives drove driver driving manager mgr supervisor boss foreman owner owns runs ran operates teaches taught teacher cook cashier clerk welder mechanic ' +
    'nurse aide assistant janitor guard engineer technician coach professor instructor laborer volunteer volunteers interns contractor layoff laid leave fmla career'
  ).split(' '),
);
/** Words that say what stands right after them: "clinic Felton Path", "bakery, Shatila Sweets". */
const placeNouns = new Set(
  'attends attended graduated clinic hospital pharmacy bakery restaurant housing storage shelter church parish convent agency company employer school campus salon store shop gym daycare city town village hometown suburb municipality commune warehouse plant factory hosp facility dealership'.split(
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
  'bedtime baseline bedside rest close risk home time night noon midnight base apex term birth intake arrival scene route lunch dinner breakfast mealtime meals work least most max maximum min minimum start end onset peak trough induction incision closure delivery booking handoff issue large will least once odds fault'.split(
    ' ',
  ),
);

const isVerbForm = /(?:ed|ing|day)$/;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly single: boolean;
  readonly named: boolean;
  readonly english: boolean;
}

/** "Light Hospital Psychiatric Emergency Service" ends with the hospital: what follows says which part of it is meant. */
function trimParts(scan: Scan, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && isGenericWord(tokenAt(scan, end - 1)) && !partEnds.has(tokenAt(scan, end - 1).folded)) end--;
  return end > from + 1 && partEnds.has(tokenAt(scan, end - 1).folded) ? end : to;
}

/** Ends a run of capitals before a credential or a word that belongs to every chart. */
function trimEnd(scan: Scan, from: number, to: number): number {
  let end = to;
  while (end > from + 1) {
    const last = tokenAt(scan, end - 1);
    const isGrade = /^(?:level|phase|stage|type)$/.test(last.folded) || /^[IVX]{2,4}$/.test(last.text);
    if (
      last.kind === 'word' &&
      !isGrade &&
      !(last.shape === 'upper' && (credentials.has(last.folded) || isClinicalAcronym(last)))
    )
      break;
    end--;
  }
  return end;
}

/** "Health For All": a small word with a capital shows a name, whatever its words are. */
function isTitled(scan: Scan, from: number, to: number): boolean {
  for (let index = from + 1; index < to - 1; index++) {
    const { folded, shape } = tokenAt(scan, index);
    if (
      shape === 'capital' &&
      /^(?:for|of|the|and|in|to|with)$/.test(folded) &&
      tokenAt(scan, index + 1).shape === 'capital'
    )
      return true;
  }
  return false;
}

/** The capitalised words after a preposition, when they can be a place. */
function readPlace(scan: Scan, index: number, isNoun = false): Place | undefined {
  const first = tokenAt(scan, index);
  const from = first.folded === 'the' || first.folded === 'our' ? index + 1 : index;
  const token = tokenAt(scan, from);
  if (token.kind !== 'word' || token.shape === 'lower' || token.shape === 'initial' || !onSameLine(token))
    return undefined;
  if (monthNames.has(token.folded) || titleWords.has(token.folded) || token.facts.isMedical) return undefined;
  const capitals = trimParts(scan, from, trimEnd(scan, from, readCapitals(scan, from)));
  const hasTail = townTails.has(tokenAt(scan, capitals).folded) && onSameLine(tokenAt(scan, capitals));
  const to = hasTail ? capitals + 1 : capitals;
  const judged = judgeWords(scan, from, to);
  const isTitle = isTitled(scan, from, to);
  const { words, own, named } = isTitle ? { ...judged, own: true, named: true } : judged;
  const single = words <= 1;
  if (single && (notAt.has(token.folded) || stateNames.has(token.folded) || countries.has(token.folded)))
    return undefined;
  if (single && eponyms.has(token.folded) && !hasWordBefore(scan, index - 1, 6, careVerbs)) return undefined;
  if (isInsurer(scan, from, to)) return undefined;
  if (!own || isEponymUse(scan, to) || (!isNoun && tokenAt(scan, to).text === ':')) return undefined;
  if (single && (isClinicalAcronym(token) || token.text.length < (token.shape === 'upper' ? 3 : 2))) return undefined;
  const isTown =
    (token.flags & lexiconFlag.city) !== 0 && !everydayNames.has(token.folded) && token.shape === 'capital';
  const next = tokenAt(scan, to);
  if (onSameLine(next) && (unitWords.has(next.folded) || next.text === '%')) return undefined;
  if (unitWords.has(tokenAt(scan, to - 1).folded) && !named) return undefined;
  return { from, to, single, named, english: token.facts.isEnglish && !isTown && !hasForeignLetters(token) };
}

function scoreAt(scan: Scan, index: number, { from, single, english }: Place): number {
  const verb = hasWordBefore(scan, index, 6, careVerbs);
  if (verb || !single) return 0.7;
  return english && tokenAt(scan, from).shape === 'upper' ? 0.5 : 0.55;
}

/** What only a person does who goes from town to town. */
const travelWords = new Set(
  'flew fly flying travel travels traveling travelling traveled travelled relocated immigrated emigrated migrated grew born raised native originally vacation vacationed trip'.split(
    ' ',
  ),
);

const bornWords = new Set(['born']);

function scoreWay(scan: Scan, index: number, preposition: string, { from, single, named, english }: Place): number {
  const first = tokenAt(scan, from);
  const isUnknown = named && !english && first.text.length >= (first.shape === 'upper' ? 3 : 4);
  const isThrough = preposition === 'through' || preposition === 'thru' || preposition === 'via';
  const isService = isThrough && hasWordBefore(scan, index, 4, throughWords);
  const isCarried = preposition === 'by' && hasWordBefore(scan, index, 2, carrying);
  if (isCarried && !everydayNames.has(first.folded)) return 0.55;
  if (!isService && !hasWordBefore(scan, index, preposition === 'by' ? 2 : 8, movingWords))
    return preposition === 'via' && first.shape === 'upper' && first.text.length > 3 ? 0.55 : 0.4;
  const opens = preposition === 'from' && beginsSentence(scan, index) && onSameLine(first);
  if (opens && single && isUnknown && tokenAt(scan, index).shape === 'capital') return 0.55;
  const isTravel = hasWordBefore(scan, index, 4, travelWords) && isOwnWord(first) && first.shape === 'capital';
  if (preposition === 'to' && hasWordBefore(scan, index, 1, bornWords)) return 0.4;
  if (isTravel && first.text.length > 2) return 0.55;
  return single ? (isUnknown ? 0.55 : 0.4) : isGenericWord(first) && !named ? 0.4 : 0.6;
}

const townStarts = new Set(
  'east west north south new port lake fort mount saint st san santa los las el upper lower little great old'.split(
    ' ',
  ),
);
const townInner = new Set('de do da dos di del della am im bei sur sous le les van den nad pod upon'.split(' '));

/** A longer word that neither English nor medicine knows. */
function isStrangeWord(token: Token): boolean {
  const { shape, text, facts } = token;
  if (facts.isMedical || text.length < 5 || (shape !== 'capital' && shape !== 'upper')) return false;
  return !facts.isEnglish || hasForeignLetters(token);
}

/** "East Elizabury", "Barros do Sul": words that are a town wherever they stand. */
function isTownName(scan: Scan, from: number, to: number): boolean {
  const last = tokenAt(scan, to - 1);
  if (townTails.has(last.folded)) return true;
  const hasInner =
    to - from >= 3 && townInner.has(tokenAt(scan, from + 1).folded) && tokenAt(scan, from + 1).shape === 'lower';
  if (hasInner) return true;
  const first = tokenAt(scan, from);
  const isHyphened = tokenAt(scan, from + 1).text === '-';
  if (isStrangeWord(last)) return isHyphened || isStrangeWord(first) || townStarts.has(first.folded);
  return isHyphened && isStrangeWord(first);
}

function scoreIn(scan: Scan, index: number, { from, to, single, named, english }: Place): number {
  const first = tokenAt(scan, from);
  if (notIn.has(first.folded)) return 0.3;
  const moving = hasWordBefore(scan, index, 3, movingWords);
  if (!single) return named && (moving || isTownName(scan, from, to)) ? 0.6 : 0.4;
  const length = tokenAt(scan, to - 1).end - first.start;
  const isShortTown = first.shape === 'capital' && length === 4 && first.flags === 0 && tokenAt(scan, to).text === ',';
  const isUnknown = named && !english && length >= (first.shape === 'capital' ? 4 : 6);
  if (hasWordBefore(scan, index, 3, travelWords) && first.shape === 'capital' && isOwnWord(first)) return 0.55;
  return isUnknown && (moving || length >= 5 || isShortTown) ? 0.55 : 0.4;
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

const bracketed = new Set('hosp hospital osh facility snf pharmacy school employer church shelter'.split(' '));

/** "outside hosp (Regions)": one word in brackets that says which. */
function isBracketed(scan: Scan, index: number): boolean {
  const name = tokenAt(scan, index + 2);
  if (!bracketed.has(tokenAt(scan, index).folded) || tokenAt(scan, index + 1).text !== '(') return false;
  if (name.shape !== 'capital' || name.text.length < 4 || tokenAt(scan, index + 3).text !== ')') return false;
  return isOwnWord(name) && !name.facts.isMedical && !monthNames.has(name.folded) && !isVerbForm.test(name.folded);
}

/** Capitalised words where a place is expected: "seen at Cedar Crest", "admitted to Lakeside", "works for Halden Brothers". */
export const placeTrigger: Recogniser = {
  rule: 'place-trigger',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    const add = ({ from, to }: Pick<Place, 'from' | 'to'>, score: number): void =>
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
      if (isBracketed(scan, index)) add({ from: index + 2, to: index + 3 }, 0.55);
      if (tokenAt(scan, index).shape !== 'lower') return;
      const mark = tokenAt(scan, index + 1).text;
      const place = readPlace(scan, mark === ',' || mark === '(' ? index + 2 : index + 1, true);
      const isUnknown = place !== undefined && place.named && (!place.single || !place.english);
      if (isUnknown && (mark !== ',' || !place.single)) add(place, 0.55);
    });
  },
};
