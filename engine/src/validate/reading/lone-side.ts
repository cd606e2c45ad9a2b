import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { Subject } from '../../document/subjects.ts';
import { abnormal, bothSides, otherMeant } from './data/side-words.ts';
import type { ChartReading } from './read-chart.ts';
import type { ChartStatement } from './statements.ts';

/** Parts of the body that a chart names by turns when it means one trouble. */
const regions: readonly (readonly [string, string])[] = [
  [
    'arm',
    'shoulder|arm|upper arm|elbow|forearm|wrist|hand|palm|finger|thumb|knuckle|biceps|clavicle|collarbone|humerus|radius|ulna|scaphoid|rotator cuff|deltoid|upper extremity|carpal tunnel|cubital tunnel|olecranon|metacarpals?|hemiarthroplasty of the shoulder',
  ],
  [
    'leg',
    'hip|thigh|knee|leg|calf|shin|ankle|foot|forefoot|toe|heel|sole|arch|achilles|buttock|meniscus|femur|tibia|fibula|patella|lower extremity|acl|trochanter|acetabulum|metatarsals?|plantar fascia|hallux|saphenous vein|gsv|saphenofemoral junction|common femoral vein|popliteal vein',
  ],
  ['back', 'foramen|foramina|transforaminal|facet joints?|facet|paraspinals?|lumbar radiculopathy|nerve root|lamina'],
  ['nose', 'nasal cavity|nostril|turbinate|middle meatus|maxillary sinus|ethmoid sinus'],
  [
    'eye',
    'eye|brow|eyebrow|eyelid|lid|cornea|pupil|cataract|conjunctiva|retina|vitrectomy|phacoemulsification|iol|cornea|vitreous|macula|orbit',
  ],
  ['ear', 'ear|tympanic membrane|eardrum|tm|canal|pinna|otitis media|otitis externa|hearing loss|mastoid|myringotomy'],
  ['face', 'cheek|jaw|temple|face|mandible|maxilla'],
  ['breast', 'breast|nipple|axilla|lumpectomy|mastectomy'],
  [
    'lung',
    'lung|lobe|chest wall|chest|costal cartilage|costal|pectoral|hemithorax|base|ribs?|pneumothorax|hemothorax|pleural effusion|pleural|thoracentesis|chest tube|thoracotomy|lobectomy',
  ],
  [
    'flank',
    'flank|kidney|ureter|costovertebral|cva|ureteral|ureteroscopy|renal|nephrectomy|nephrostomy|hydronephrosis|pyelonephritis|nephrolithotomy',
  ],
  ['groin', 'groin|inguinal|testicle|testis|scrotum|spermatic cord|hydrocele|orchiectomy|orchiopexy'],
  ['ovary', 'ovary|ovarian|adnexa|tube|adnexal|salpingectomy|oophorectomy|salpingo|tubal'],
  ['neck', 'neck|carotid|tonsil|trapezius|thyroid lobe'],
  ['belly', 'lower quadrant|upper quadrant'],
];

const regionOf = new Map(regions.flatMap(([region, words]) => words.split('|').map((word) => [word, region] as const)));
/** Parts so near to each other that one trouble is named by either. */
const nearOf = new Map(
  [
    'hand palm finger thumb knuckle',
    'foot forefoot toe sole arch',
    'eye cornea conjunctiva pupil',
    'eyelid lid brow eyebrow',
    'ear tm eardrum canal',
    'lung lobe base',
    'breast nipple',
    'face cheek',
    'arm upper arm biceps',
    'leg calf shin',
    'flank kidney ureter cva ureteral ureteroscopy renal hydronephrosis',
    'groin inguinal',
    'ovary adnexa adnexal',
  ].flatMap((row) => row.split(' ').map((part) => [part, row.split(' ')[0] ?? part] as const)),
);
const sited = new RegExp(
  String.raw`\b(right|left|rt|lt|r|l)(?:[- ]sided)?\.?\s(?:[a-z]+[\s-]|[a-z]\d(?:[-/][a-z]?\d)?\s){0,2}?(${regions.map(([, words]) => words).join('|')})\b`,
  'gi',
);

/** A side that a clause gives to a region of the body as the one that is in trouble. */
export interface SidedRegion extends Span {
  readonly side: string;
  readonly region: string;
  /** The part, or the smaller region in which two names are taken for one place. */
  readonly near: string;
  readonly statement: ChartStatement;
}

const negated = /\b(?:no|not|never|without|denies|denied|negative for)\b(?:(?! of\b)[^,;.])*/gi;
/** "78-year-old" tells of no other time. */
const ageWords = /\b\d{1,3}[- ](?:year|month|week|day)s?[- ]old\b/gi;
const well =
  /\b(?:normal\w*|full|intact|clear|negative|healthy|unremarkable|whole|well|fine|strong|calm|quiet|stable|symmetric\w*|spared|unaffected|uninjured|asymptomatic|good|pain[- ]free|nontender|non-tender)\b/i;

/** The words about one sided part: from the last semicolon up to the next one, or to the next sided part of the statement. */
function clauseAround(
  text: string,
  last: number,
  { from, to, next }: { from: number; to: number; next: number },
): string {
  const comma = last > 0 ? text.indexOf(',', last) : -1;
  // What stands behind the part before it is said of that one, up to its comma.
  const own = comma >= 0 && comma < from ? comma + 1 : last;
  const start = Math.max(text.lastIndexOf(';', from) + 1, own);
  const semicolon = text.indexOf(';', to);
  return text.slice(start, Math.min(semicolon < 0 ? text.length : semicolon, next));
}

/** How the words about a sided part speak of it. */
export type SaidOfSide = 'trouble' | 'measured' | 'well' | 'other';

/**
 * What the words about a sided part say of it: that something is wrong there, that it was measured, that all is well, or neither.
 * @param part the words that name the side and the part, as they stand in the clause
 */
export function judgeSide(clause: string, part: string, isLooked: boolean): SaidOfSide {
  if (otherMeant.test(clause.replace(part, ' ').replaceAll(ageWords, ' '))) return 'other';
  const positive = clause.replaceAll(negated, ' ');
  const isDenied = !positive.includes(part);
  if (isDenied) return 'well';
  if (abnormal.test(positive)) return 'trouble';
  if (well.test(positive) || positive.length < clause.length) return 'well';
  if (isLooked) return /\d degrees\b/.test(clause) ? 'measured' : 'other';
  return 'trouble';
}

const seenOnly: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'physical-examination',
  'results',
  'mental-status',
  'vital-signs',
]);
const leftOut: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'family-history',
  'past-medical-history',
  'past-surgical-history',
  'immunizations',
  'allergies',
  'social-history',
]);

interface JudgedSide extends SidedRegion {
  readonly said: SaidOfSide;
}

const sideOf = (word: string): string => (/^r/i.test(word) ? 'right' : 'left');

/** The sided parts of a statement, each with what is said of it. */
export function sidesIn(statement: ChartStatement): JudgedSide[] {
  const { text, subject } = statement;
  if (leftOut.has(subject) || bothSides.test(text)) return [];
  const matches = findMatches(text, sited);
  return matches.map((match, at) => {
    const start = statement.start + match.index;
    const to = match.index + match[0].length;
    const word = (match[2] ?? '').toLowerCase();
    const part = regionOf.has(word) ? word : word.replace(/s$/, '');
    const before = matches[at - 1];
    const last = before ? before.index + before[0].length : 0;
    const clause = clauseAround(text, last, { from: match.index, to, next: matches[at + 1]?.index ?? text.length });
    const said =
      part === 'deltoid' && injected.test(clause) ? 'other' : judgeSide(clause, match[0], seenOnly.has(subject));
    const region = regionOf.get(part) ?? part;
    return {
      side: sideOf(match[1] ?? ''),
      region,
      near: nearOf.get(part) ?? part,
      statement,
      said,
      start,
      end: start + match[0].length,
    };
  });
}

/** Where a shot goes says nothing of the complaint. */
const injected = /\b(?:im|vaccin\w*|tdap|m[lg]|mcg|lot|dose|inject\w*|shot|given|immuniz\w*)\b/i;

export interface LoneSide {
  readonly lone: SidedRegion;
  /** One of the statements that give the other side. */
  readonly against: SidedRegion;
}

function statementsOf(places: readonly JudgedSide[], side: string): JudgedSide[] {
  const ofSide = places.filter((place) => place.side === side).map((place) => [place.statement.start, place] as const);
  return [...new Map(ofSide).values()];
}

const isExam = ({ statement: { subject, text } }: SidedRegion): boolean => seenOnly.has(subject) && !ofTest.test(text);
const ofTest = /\b(?:x-?rays?|xr|ct|mri|films?|ultrasound|imaging|radiographs?|mammogram|pathology|specimen)\b/i;
const leads: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  undefined,
  'chief-complaint',
  'history-of-present-illness',
  'procedure',
  'preoperative-diagnosis',
  'assessment',
  'assessment-and-plan',
]);

/** One complaint, and an examination that finds the trouble on the other side of the same part. */
function againstExam(places: readonly JudgedSide[]): LoneSide[] {
  const troubles = places.filter(({ said }) => said === 'trouble');
  const lead = troubles.find((place) => leads.has(place.statement.subject) || ofTest.test(place.statement.text));
  if (!lead) return [];
  const isWell = places.some((place) => isExam(place) && place.said === 'well' && place.side === lead.side);
  const found = places.find(
    (place) =>
      isExam(place) &&
      place.side !== lead.side &&
      place.near === lead.near &&
      (place.said === 'trouble' || (isWell && place.said === 'measured')),
  );
  const isFoundThere = troubles.some((place) => place.side === lead.side && isExam(place));
  return found && !isFoundThere ? [{ lone: found, against: lead }] : [];
}

/** One statement for a side of a region, two or more for the other. */
function againstRest(places: readonly JudgedSide[]): LoneSide[] {
  const troubles = places.filter(({ said }) => said === 'trouble');
  const [right, left] = [statementsOf(troubles, 'right'), statementsOf(troubles, 'left')];
  const [few, many] = right.length < left.length ? [right, left] : [left, right];
  const [lone, against] = [few[0], many[0]];
  if (!lone || !against || few.length !== 1 || many.length < 2) return [];
  // An examination that finds something on both sides has looked at both.
  return isExam(lone) && many.some(isExam) ? [] : [{ lone, against }];
}

const beforeIncision: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'preoperative-diagnosis',
  'postoperative-diagnosis',
  'procedure',
]);
const underDrapes: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'technique',
  'operative-findings',
  'specimens',
]);

/** The account of an operation may stand under the heading that names it. */
const isAccount = ({ subject, text }: ChartStatement): boolean =>
  subject === 'procedure' && /\b(?:was|were)\b/.test(text);

/** What was to be operated on one side, and an account of the operation that has the other side only. */
function againstOperation(places: readonly JudgedSide[]): LoneSide[] {
  const [meant, ...rest] = places.filter(
    ({ statement, said }) => said !== 'other' && beforeIncision.has(statement.subject) && !isAccount(statement),
  );
  const [done, ...more] = places.filter(
    ({ statement, said }) => said !== 'other' && (underDrapes.has(statement.subject) || isAccount(statement)),
  );
  if (!meant || !done || meant.side === done.side) return [];
  const isOne = rest.every(({ side }) => side === meant.side) && more.every(({ side }) => side === done.side);
  return isOne ? [{ lone: done, against: meant }] : [];
}

/** Places that give a region of the body another side than the rest of the chart: one against two or more, or the examination against the complaint. */
export function findLoneSides({ statements }: ChartReading): LoneSide[] {
  const byRegion = new Map<string, JudgedSide[]>();
  for (const statement of statements) {
    const found = sidesIn(statement);
    // Two sides in one breath are two troubles.
    if (new Set(found.filter(({ said }) => said === 'trouble').map(({ side }) => side)).size > 1) continue;
    for (const place of found) {
      const row = byRegion.get(place.region);
      if (row) row.push(place);
      else byRegion.set(place.region, [place]);
    }
  }
  return [...byRegion.values()].flatMap((places): LoneSide[] => {
    const lone = againstRest(places);
    const exam = lone.length > 0 ? lone : againstExam(places);
    return exam.length > 0 ? exam : againstOperation(places);
  });
}
