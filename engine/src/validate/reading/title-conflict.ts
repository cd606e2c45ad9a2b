import { areRelatedSites, readSides, sitesNamed, type Site } from '../../verify/side-places.ts';
import type { Span } from '../../model/span.ts';
import { tokenize } from '../../text/tokens.ts';
import type { ChartWord } from './chart-words.ts';
import { courses, exclusiveDetails } from './data/exclusive-details.ts';
import type { WrittenDiagnosis } from './diagnoses.ts';
import type { Naming } from './evidence.ts';
import type { ChartReading } from './read-chart.ts';
import { SpanSet } from './span-set.ts';
import { tellingWords } from './telling-words.ts';

/** What the title of a code says beside its condition. */
interface TitleDetails {
  /** The stems of each "with ...". */
  readonly has: readonly (readonly string[])[];
  /** The stems of each "without ...". */
  readonly lacks: readonly (readonly string[])[];
  /** Groups of details of which the title tells some, and which. */
  readonly told: readonly { readonly group: readonly RegExp[]; readonly members: readonly number[] }[];
  readonly sites: readonly Site[];
}

const clause = /\b(with|without|w\/o)\b([^,;]*?)(?=\bwith(?:out)?\b|\bw\/o\b|[,;]|$)/gi;
const membersIn = (words: string, group: readonly RegExp[]): number[] =>
  group.flatMap((each, at) => (each.test(words) ? [at] : []));

/** "Stage 1 through stage 4": a title that names the ends of a range means what lies between them too. */
function membersOfTitle(title: string, group: readonly RegExp[]): number[] {
  const members = membersIn(title, group);
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined || !/\bthrough\b/i.test(title)) return members;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** How long and how much is no word that a chart would deny. */
const amounts = /\b(?:\d+|minutes?|hours?|less|more|than|greater|any|duration|brief|hrs?|loss)\b/gi;

function stemsOf(words: string, unless: ReadonlySet<string>): readonly string[] {
  const { heads, generic } = tellingWords(words.replace(amounts, ' '));
  return (heads.length > 0 ? heads : generic).filter((stem) => !unless.has(stem));
}

function readTitle(title: string): TitleDetails {
  const plain = title.replace(/[()]/g, '');
  const before = new Set(tellingWords(plain.split(/\bwith(?:out)?\b/, 1)[0] ?? '').heads);
  const found: Record<'has' | 'lacks', (readonly string[])[]> = { has: [], lacks: [] };
  for (const [, kind, part = ''] of plain.matchAll(clause)) {
    const list = kind?.toLowerCase() === 'with' ? found.has : found.lacks;
    for (const one of part.split(/\b(?:or|and)\b/)) {
      const stems = stemsOf(one, before);
      if (stems.length > 0) list.push(stems);
    }
  }
  const told = exclusiveDetails.flatMap((group) => {
    const members = membersOfTitle(plain, group);
    return members.length > 0 && members.length < group.length ? [{ group, members }] : [];
  });
  return { ...found, told, sites: readSides(tokenize(plain), plain).sites.map(({ site }) => site) };
}

const kept = new Map<string, TitleDetails>();
const mostKept = 2_000;

function detailsOf(title: string): TitleDetails {
  const known = kept.get(title);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const read = readTitle(title);
  kept.set(title, read);
  return read;
}

/** The lines that list the code, and the words beside it, are no words of the chart about it. */
function ownPlaces({ descriptions, listed }: WrittenDiagnosis): SpanSet {
  return new SpanSet([...descriptions, ...listed.map(({ line }) => line)]);
}

function wordsOf(reading: ChartReading, own: SpanSet, stem: string): readonly ChartWord[] {
  return (reading.words.byStem.get(stem) ?? []).filter((word) => !own.contains(word) && !word.modifiers.family);
}

/** The chart without the lines that list the code and the words beside it. */
function withoutOwn({ text }: ChartReading, { descriptions, listed }: WrittenDiagnosis): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of [...descriptions, ...listed.map(({ line }) => line)].toSorted(
    (a, b) => a.start - b.start,
  )) {
    rest += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}

/** A denial of another time says nothing of today's. */
const otherTime =
  /\b(?:prior|previous\w*|recent\w*|last|past|since|years?|months?|history|hx|h\/o|yet|if|today|currently|now|before|prevent\w*|risk|other|further|new|active|ongoing|additional)\b/i;

/** What may come, and what is told to a patient, is neither there nor denied. */
const ofRisks =
  /\b(?:risks?|explained|among them|complications?|consent\w*|call (?:or|for|if)|return (?:for|if)|go to the (?:ed|er)|warning signs|precautions|blood loss|ebl)\b/i;

/** A part of the title ("with exacerbation") of which the chart speaks only to deny it. */
export function findDeniedDetail(reading: ChartReading, diagnosis: WrittenDiagnosis): ChartWord | null {
  const { has } = detailsOf(diagnosis.known?.title ?? '');
  if (has.length === 0) return null;
  const own = ownPlaces(diagnosis);
  for (const stems of has) {
    const said = stems.map((stem) =>
      wordsOf(reading, own, stem).filter(
        ({ sentence }) => !ofRisks.test(reading.text.slice(sentence.start, sentence.end)),
      ),
    );
    // "No edema" of the legs denies no edema of the macula: all of the part must be spoken of.
    if (said.some((words) => words.length === 0)) continue;
    const denied = said.find((words) =>
      words.every(({ modifiers: { negated, hypothetical } }) => negated || hypothetical),
    );
    const [first] = denied?.filter(({ modifiers: { negated, historical } }) => negated && !historical) ?? [];
    if (first && !otherTime.test(reading.text.slice(first.sentence.start, first.sentence.end))) return first;
  }
  return null;
}

/** How far around a name its details stand, in characters. */
const reach = 45;

/** The words around a name, up to the next condition, the end of the sentence, or an "and". */
function around(reading: ChartReading, { start, end, sentence }: Naming): Span {
  const left = reading.text.slice(Math.max(sentence.start, start - reach), start);
  const right = reading.text.slice(end, Math.min(sentence.end, end + reach));
  const from =
    start - left.length + (/^.*(?:[;.]|\b(?:and|with|from|for|no|not|denies|without)\b)/s.exec(left)?.[0].length ?? 0);
  const to =
    end +
    (/[;.\n]|\b(?:and|no|without(?! aura,)|denies|not(?! intractable| in status))\b/.exec(right)?.index ??
      right.length);
  const others = reading.mentions.filter(
    (mention) => mention.start >= from && mention.end <= to && (mention.end <= start || mention.start >= end),
  );
  return {
    start: Math.max(from, ...others.filter((other) => other.end <= start).map((other) => other.end)),
    end: Math.min(to, ...others.filter((other) => other.start >= end).map((other) => other.start)),
  };
}

const doubtful = /\b(?:vs|versus|or|risk|score|scale|history|h\/o|previous\w*|prior|screen\w*|mother|father|if)\b/i;

/** The stretches that state the condition itself, with what stands around its name. */
function statedStretches(reading: ChartReading, { evidence }: WrittenDiagnosis): readonly Span[] {
  const namings = evidence.stated.filter(({ isNamed, isOwn, modifiers }) => isNamed && isOwn && !modifiers.historical);
  return namings
    .slice(0, 12)
    .map((naming) => around(reading, naming))
    .filter(({ start, end }) => !doubtful.test(reading.text.slice(start, end)));
}

/** Words that tell another detail than the title does, and nowhere the title's own. */
function findOtherMember(
  reading: ChartReading,
  diagnosis: WrittenDiagnosis,
  stretches: readonly Span[],
  { told }: TitleDetails,
): Span | null {
  for (const { group, members } of told) {
    const said = stretches.map((place) => ({
      place,
      found: membersIn(reading.text.slice(place.start, place.end), group),
    }));
    const all = new Set(said.flatMap(({ found }) => found));
    const other = said.find(({ found }) => found.length > 0);
    if (!other || members.some((at) => all.has(at))) continue;
    const rest = withoutOwn(reading, diagnosis);
    if (!members.some((at) => group[at]?.test(rest))) return other.place;
  }
  return null;
}

/** What a title says in brackets need not be said; in names that clinicians shorten (COPD, CKD) it is no course. */
const partOfName = /\([^)]*\)|\bchronic (?:obstructive|kidney|fatigue)\b/gi;

/** "Chronic" where the title says acute, or the other way round. */
function findOtherCourse(
  reading: ChartReading,
  diagnosis: WrittenDiagnosis,
  stretches: readonly Span[],
  title: string,
): Span | null {
  const own = membersIn(title.replace(partOfName, ' '), courses);
  if (own.length === 0) return null;
  const said = stretches.map((place) => ({
    place,
    found: membersIn(reading.text.slice(place.start, place.end), courses),
  }));
  const all = new Set(said.flatMap(({ found }) => found));
  const other = said.find(({ found }) => found.length > 0);
  const missing = own.find((at) => !all.has(at));
  return other && missing !== undefined && !courses[missing]?.test(withoutOwn(reading, diagnosis)) ? other.place : null;
}

/** What the title says that the condition lacks, told beside it. */
function findLacking(reading: ChartReading, diagnosis: WrittenDiagnosis, { lacks }: TitleDetails): Span | null {
  const namings = diagnosis.evidence.stated.filter(({ isNamed, isOwn }) => isNamed && isOwn);
  const sentences = new Set(namings.map(({ sentence }) => sentence.start));
  const own = ownPlaces(diagnosis);
  const isTold = ({ modifiers: { negated, uncertain, historical, hypothetical }, sentence }: ChartWord): boolean =>
    !negated && !uncertain && !historical && !hypothetical && sentences.has(sentence.start);
  for (const stems of lacks) {
    const words = stems.map((stem) => wordsOf(reading, own, stem));
    if (words.some((list) => list.some(({ modifiers }) => modifiers.negated))) continue;
    const told = words.map((list) => list.find(isTold));
    const [first] = told;
    if (first && told.every((word) => word?.sentence.start === first.sentence.start)) return first.sentence;
  }
  return null;
}

/** Parts in the middle of the body, which have no side. */
const unsided = /\b(?:sacr(?:um|al)|coccy\w+|perine\w+|occiput|occipital|umbilic\w+)\b/i;

/** Where the condition is told to be, when no word of the chart names the part of the title. */
function findOtherSite(
  reading: ChartReading,
  diagnosis: WrittenDiagnosis,
  stretches: readonly Span[],
  { sites }: TitleDetails,
): Span | null {
  if (sites.length === 0) return null;
  const isKin = (site: Site): boolean => sites.some((each) => areRelatedSites(each, site));
  const said = stretches.flatMap((place) => {
    const words = reading.text.slice(place.start, place.end);
    const named = readSides(tokenize(words), words).sites.map(({ site }) => site);
    return named.length > 0 || unsided.test(words) ? [{ place, named }] : [];
  });
  const [first] = said;
  if (!first || said.some(({ named }) => named.some(isKin))) return null;
  const own = ownPlaces(diagnosis);
  const kin = sitesNamed.filter(isKin);
  const isTold = reading.sentences.some(({ tokens, start, end }) => {
    const words = reading.text.slice(start, end);
    return (
      kin.length > 0 && readSides(tokens, words, start).sites.some((each) => isKin(each.site) && !own.contains(each))
    );
  });
  return isTold ? null : first.place;
}

/** Words that document the coded condition with another detail, course or place than the title of the code. */
export function findTitleConflict(reading: ChartReading, diagnosis: WrittenDiagnosis): Span | null {
  const title = diagnosis.known?.title ?? '';
  const details = detailsOf(title);
  const lacking = details.lacks.length > 0 ? findLacking(reading, diagnosis, details) : null;
  if (lacking) return lacking;
  const stretches = statedStretches(reading, diagnosis);
  if (stretches.length === 0) return null;
  return (
    findOtherMember(reading, diagnosis, stretches, details) ??
    findOtherCourse(reading, diagnosis, stretches, title) ??
    findOtherSite(reading, diagnosis, stretches, details)
  );
}
