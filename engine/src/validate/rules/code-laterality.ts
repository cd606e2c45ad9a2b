import { readSides, type Side as SaidSide, type SidePlace } from '../../verify/side-places.ts';
import { areRelatedSites, sitesNamed, type Site } from '../../verify/side-places.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { tokenize } from '../../text/tokens.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import { comparedSide, findOnlyOtherSide } from '../reading/other-side.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { SpanSet } from '../reading/span-set.ts';
import { tellingWords } from '../reading/telling-words.ts';
import { stemWord } from '../reading/word-stems.ts';

type Side = 'right' | 'left' | 'both';
type CodedSide = Side | 'unspecified';

/** Sites that titles of sided codes name, or that their conditions stand in. */
const impliedSites: readonly (readonly [RegExp, string])[] = [
  [/^H[0-5]\d/, 'eye'],
  [/^H[6-9]\d/, 'ear'],
  [/^C50|^N6[0-4]/, 'breast'],
  [/^C34/, 'lung'],
  [/^C64|^N13/, 'kidney'],
  [/^G56/, 'wrist'],
  [/^M17|^S83/, 'knee'],
  [/^M16/, 'hip'],
  [/^M75/, 'shoulder'],
  [/^M77\.[01]/, 'elbow'],
  [/^S72/, 'hip'],
  [/^S93\.4/, 'ankle'],
  [/^K40/, 'groin'],
];

function sitesOf({ code, known }: WrittenDiagnosis): readonly Site[] {
  const { sites } = readSides(tokenize(known?.title ?? ''), known?.title ?? '');
  const implied = impliedSites.find(([codes]) => codes.test(code))?.[1];
  const site = sitesNamed.find(({ name }) => name === implied);
  const named = sites.map((place) => place.site);
  return site ? [...named, site] : named;
}

/** The side in a title; null where its code has none, or where the words mean something else ("right heart failure"). */
function codedSide(reading: ChartReading, { code, known }: WrittenDiagnosis): CodedSide | null {
  const title = known?.title ?? '';
  if (/\b(?:dominant|ventric\w+|heart|bundle|quadrant|handed)\b/i.test(title)) return null;
  if (/\bbilateral\b/i.test(title)) return 'both';
  const [right, left] = [/\bright\b/i.test(title), /\bleft\b/i.test(title)];
  if (right !== left) return right ? 'right' : 'left';
  if (!/\bunspecified\b/i.test(title)) return null;
  return hasSidedSibling(reading, code) || hasSidedKin(reading, code, title) ? 'unspecified' : null;
}

const mostKin = 60;

/** True where the category has codes of sides for the same part, in another place of the code: M17.9 beside M17.0 and M17.11. */
function hasSidedKin({ tables }: ChartReading, code: string, title: string): boolean {
  if (code.length > 6) return false;
  const { heads, sites } = tellingWords(title);
  let left = mostKin;
  for (const kin of tables.icd.under(code.slice(0, 3))) {
    if ((left -= 1) < 0) return false;
    if (!kin.billable || !/\b(?:right|bilateral)\b/i.test(kin.title)) continue;
    const words = tellingWords(kin.title);
    if ([...heads, ...sites].every((stem) => words.heads.includes(stem) || words.sites.includes(stem))) return true;
  }
  return false;
}

/** True where the table has the same code for the right side: the place of the side is the last, or the last before an episode. */
function hasSidedSibling({ tables }: ChartReading, code: string): boolean {
  const at = /[A-Z]$/.test(code) && code.length === 8 ? code.length - 2 : code.length - 1;
  const sibling = tables.icd.find(`${code.slice(0, at)}1${code.slice(at + 1)}`);
  return sibling !== null && sibling.code !== code && /\bright\b/i.test(sibling.title);
}

interface Said extends Span {
  readonly side: Side;
}

const sideOf: Record<SaidSide, Side | null> = { right: 'right', left: 'left', both: 'both', several: null };

/** The sides that a stretch gives to one of the sites; a side without a place counts where the stretch is about the condition. */
function sidesIn(reading: ChartReading, place: Span, sites: readonly Site[], loose: boolean): Said[] {
  const words = reading.text.slice(place.start, place.end);
  if (!/\b(?:right|left|bilat\w*|both|[lr]t?|[lr][lu]e)\b/i.test(words)) return [];
  const fits = ({ site }: SidePlace): boolean => (site ? sites.some((each) => areRelatedSites(each, site)) : loose);
  return readSides(tokenize(words), words).sides.flatMap((said) => {
    const side = sideOf[said.side];
    return side && fits(said) ? [{ side, start: place.start + said.start, end: place.start + said.end }] : [];
  });
}

/** The clause around a place: from one comma, semicolon or period to the next. */
function clauseAt(text: string, { start, end }: Span): string {
  const before = /[^,;.\n]*$/.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
  const after = /^[^;.\n]*/.exec(text.slice(end, end + 80))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`;
}

/** Where both sides are told, the one that is told at least twice, and twice as often as the other: what is compared does not count. */
function prevailing({ text }: ChartReading, said: readonly Said[]): readonly Said[] {
  const meant = said.filter((place) => !comparedSide.test(clauseAt(text, place)));
  if (meant.some(({ side }) => side === 'both')) return said;
  const [right, left] = [meant.filter(({ side }) => side === 'right'), meant.filter(({ side }) => side === 'left')];
  const [most, least] = right.length > left.length ? [right, left] : [left, right];
  return most.length >= 2 && most.length >= least.length * 2 ? most : said;
}

/** Words in which a description gives its side without a part of the body: "Carpal tunnel syndrome, left". */
function sideBeside(reading: ChartReading, place: Span): Said | null {
  const words = reading.text.slice(place.start, place.end);
  const found = [...words.matchAll(/\b(right|left|bilateral|rt|lt)\b|\b([RL])\b(?!\d)/gi)];
  const sides = new Set(found.map(([word]) => word.toLowerCase().charAt(0)));
  const [only] = found;
  if (!only || sides.size !== 1) return null;
  const letter = only[0].toLowerCase().charAt(0);
  const side = letter === 'r' ? 'right' : letter === 'l' ? 'left' : 'both';
  return { side, start: place.start, end: place.end };
}

/** Short names of arteries by the word that titles have for them. */
const arteries: Readonly<Record<string, string>> = { mca: 'middle', aca: 'anterior', pca: 'posterior', ica: 'carotid' };

/** "Left popliteal vein", "left MCA": a side right before a word of the title that is no part of the body known to have sides. */
function sidesOfTitleWords({ text }: ChartReading, place: Span, title: string): Said[] {
  const { heads, sites, generic } = tellingWords(title);
  const official = new Set([...heads, ...sites, ...generic]);
  const words = text.slice(place.start, place.end);
  return Array.from(words.matchAll(/\b(right|left|bilateral|rt|lt|[RL])\.?[ -]([a-z]{3,})/gi)).flatMap(
    (match): Said[] => {
      const [whole, side = '', word = ''] = match;
      const lower = word.toLowerCase();
      if (
        !official.has(stemWord(lower)) &&
        !(arteries[lower] !== undefined && title.toLowerCase().includes(arteries[lower]))
      )
        return [];
      const letter = side.charAt(0).toLowerCase();
      const start = place.start + match.index;
      return [{ side: letter === 'r' ? 'right' : letter === 'l' ? 'left' : 'both', start, end: start + whole.length }];
    },
  );
}

function sidesSaid(reading: ChartReading, diagnosis: WrittenDiagnosis): readonly Said[] {
  const sites = sitesOf(diagnosis);
  const naming = diagnosis.evidence.stated.filter(({ modifiers }) => !modifiers.historical);
  const sentences = [...new Map(naming.map(({ sentence }) => [sentence.start, sentence])).values()];
  const sided = sentences.flatMap((sentence) => sidesIn(reading, sentence, sites, false));
  const near =
    sided.length > 0
      ? sided
      : sentences.flatMap((sentence) => sidesOfTitleWords(reading, sentence, diagnosis.known?.title ?? ''));
  if (near.length > 0 || sites.length === 0) return near;
  return reading.words.sentences
    .filter(({ subject }) => subject !== 'past-medical-history' && subject !== 'past-surgical-history')
    .flatMap((sentence) => sidesIn(reading, sentence, sites, false));
}

const fewestAgainst = 4;

/** The sides of the site all over the chart, but for the lines that list the code: none where the coded side is among them. */
function sidesAgainst(reading: ChartReading, diagnosis: WrittenDiagnosis, coded: CodedSide): readonly Said[] {
  const own = new SpanSet([...diagnosis.descriptions, ...diagnosis.listed.map(({ line }) => line)]);
  const sites = sitesOf(diagnosis);
  const said = reading.words.sentences
    .flatMap((sentence) => sidesIn(reading, sentence, sites, false))
    .filter((place) => !own.contains(place));
  const others = said.filter(({ side }) => side !== coded && side !== 'both');
  const ofCoded = said.length - others.length;
  // One slip of the pen does not make up for a side that is told all through the chart.
  if (
    ofCoded > 0 &&
    others.length >= fewestAgainst &&
    others.length >= ofCoded * fewestAgainst &&
    new Set(others.map(({ side }) => side)).size === 1
  )
    return others;
  if (said.some(({ side }) => side === coded)) return [];
  if (!said.some(({ side }) => side === 'both')) return said;
  // "Both eyes" may be said of the pupils: only where the condition is named does it speak against a code for one side.
  const named = diagnosis.evidence.stated.filter(({ isNamed, isOwn }) => isNamed && isOwn);
  const places = named
    .flatMap(({ sentence }) => sidesIn(reading, sentence, sites, false))
    .filter((place) => !own.contains(place));
  return places.length > 0 && places.every(({ side }) => side === 'both') ? places : [];
}

const names: Record<CodedSide, string> = {
  right: 'the right side',
  left: 'the left side',
  both: 'both sides',
  unspecified: 'an unspecified side',
};

/** A one-sided code stands beside the same code for the other side: together they say both. */
function isPaired(reading: ChartReading, { code }: WrittenDiagnosis): boolean {
  return (
    reading.diagnoses.some(
      (other) =>
        other.code !== code &&
        other.code.length === code.length &&
        other.code.slice(0, -1) === code.slice(0, -1) &&
        /\b(?:right|left)\b/i.test(other.known?.title ?? ''),
    ) ||
    reading.diagnoses.some(
      (other) =>
        other.code !== code &&
        other.code.length === 8 &&
        code.length === 8 &&
        other.code.slice(0, -2) === code.slice(0, -2),
    )
  );
}

function judge(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const coded = codedSide(reading, diagnosis);
  if (coded === null) return null;
  const beside = diagnosis.descriptions.flatMap((place) => sideBeside(reading, place) ?? []);
  // A code for the other side may stand in the list too: words right beside this one tell its own side all the same.
  const isOfBeside = beside.some(({ side }) => side !== coded);
  if (!isOfBeside && isPaired(reading, diagnosis)) return null;
  const told = isOfBeside
    ? beside
    : beside.length > 0
      ? sidesAgainst(reading, diagnosis, coded)
      : sidesSaid(reading, diagnosis);
  const isMixed = new Set(told.map(({ side }) => side)).size > 1;
  const said = isMixed && !isOfBeside ? prevailing(reading, told) : told;
  const sides = new Set(said.map(({ side }) => side));
  const [first] = said;
  // Whichever of two told sides is right, an unspecified one is not.
  if (!first || (sides.size !== 1 && coded !== 'unspecified') || sides.has(coded as Side)) return null;
  const isOpposite = !isMixed && coded !== 'unspecified' && coded !== 'both' && first.side !== 'both';
  return raiseSide(reading, diagnosis, coded, first, isOpposite ? 'high' : 'medium');
}

function raiseSide(
  { text }: ChartReading,
  { code, known, written }: WrittenDiagnosis,
  coded: CodedSide,
  said: Said,
  severity: 'high' | 'medium',
): RaisedFlag {
  return raiseCode({
    severity,
    rule: 'code-laterality',
    message: `${code} (${known?.title ?? ''}) is for ${names[coded]}, and the chart says ${said.side}: ${quote(text, said)}.`,
    query: 'Please clarify the side of the condition.',
    basis: 'ICD-10-CM Official Guidelines I.B.13',
    codes: [code],
    sources: [written, said],
  });
}

/** Both sides are coded or told, and the condition is named of the other one alone. */
function judgeOther(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag | null {
  const place = findOnlyOtherSide(reading, diagnosis);
  const coded = codedSide(reading, diagnosis);
  if (!place || (coded !== 'right' && coded !== 'left')) return null;
  return raiseSide(reading, diagnosis, coded, { ...place, side: coded === 'right' ? 'left' : 'right' }, 'medium');
}

/** ICD-10-CM Official Guidelines I.B.13: the side is coded where it is known, and must be the one the chart names. */
export const codeLaterality: AuditRule = {
  name: 'code-laterality',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap((diagnosis) => judge(reading, diagnosis) ?? judgeOther(reading, diagnosis) ?? []),
};
