import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Subject } from '../../note/section-ids.ts';

const paired: Readonly<Record<string, string>> = {
  knee: 'knee|meniscus|meniscal', shoulder: 'shoulder|rotator cuff', hip: 'hip', ankle: 'ankle', wrist: 'wrist|carpal tunnel', elbow: 'elbow|epicondylitis', hand: 'hand', finger: 'finger|thumb', foot: 'foot|plantar fasciitis|heel', toe: 'toe',
  eye: 'eye|cataract', ear: 'ear|otitis', breast: 'breast', leg: 'leg|calf', arm: 'arm|forearm', thigh: 'thigh', kidney: 'kidney stone|ureteral stone', ovary: 'ovarian', groin: 'inguinal hernia',
}; // prettier-ignore
/** Parts for whose side the side of a larger part stands. */
const larger: Readonly<Record<string, readonly string[]>> = {
  knee: ['leg'], ankle: ['foot', 'leg'], foot: ['ankle', 'leg'], toe: ['foot'], hip: ['leg', 'groin'], thigh: ['leg'], leg: ['thigh', 'knee', 'ankle', 'foot'], wrist: ['hand', 'arm', 'forearm'], hand: ['wrist', 'finger', 'arm'],
  finger: ['hand'], elbow: ['arm'], arm: ['forearm', 'shoulder', 'elbow', 'hand'], shoulder: ['arm'], kidney: ['flank', 'abdomen'], ovary: ['pelvis', 'abdomen'], groin: ['abdomen', 'hip'],
}; // prettier-ignore

const trouble =
  '(?:(?:joint |area |region )?(?:pain|injury|fracture|sprain|strain|swelling|effusion|laceration|osteoarthritis|oa|arthritis|tear|injection|dislocation|mass|lump|abscess|wound|cellulitis|infection|nodule|ulcer|biopsy|cyst|hernia|redness|discharge)|syndrome|media|externa|tear|stone)';
const complained = Object.entries(paired).map(([site, words]) => ({
  site,
  words: new RegExp(String.raw`\b(?:${words})(?:'s)?,? ${trouble}\b|\b(?:pain|swelling|laceration|fracture|injury|mass|lump|abscess|cellulitis|osteoarthritis|arthritis|ulcer)\s(?:in|of|to|over|on)\s(?:the|his|her|a)\s(?:${words})\b|\b(?:plantar fasciitis|carpal tunnel syndrome|rotator cuff tear|meniscal tear|inguinal hernia|kidney stone|lateral epicondylitis)\b`, 'i'),
  own: new RegExp(String.raw`\b(?:${words})`, 'i'),
})); // prettier-ignore

/** Any of them: most sentences name none. */
const anyPart = new RegExp(String.raw`\b(?:${Object.values(paired).join('|')})`, 'i');

/** Where what the visit is about is said. */
const about: ReadonlySet<Subject> = new Set<Subject>(['chief-complaint', 'history-of-present-illness', 'assessment', 'assessment-and-plan', 'procedure', 'preoperative-diagnosis', 'postoperative-diagnosis']); // prettier-ignore
const sided =
  /\b(?:left|right|bilateral(?:ly)?|both|lt|rt|midline|[RL](?=\s?(?:knee|hip|shoulder|ankle|wrist|elbow|hand|foot|eye|ear|breast|leg|arm|thumb|toe|finger|calf|flank|\d|\w+ (?:toe|finger)))|[RLB][LU]E|O[DSU]|A[DSU])\b/;
const plural =
  /\b(?:knees|shoulders|hips|ankles|wrists|elbows|hands|feet|eyes|ears|breasts|legs|arms|fingers|toes|calves|thighs|multiple|polyarthr\w+)\b/i;

/** True where the chart gives a side to the part, or to one that holds it, in any sentence about it. */
function isSided({ text, sides }: ChartReading, site: string, own: RegExp): boolean {
  const kin = [site, ...(larger[site] ?? [])];
  if (sides.some((said) => kin.includes(said.site))) return true;
  return text
    .split('\n')
    .some((line) => own.test(line) && (sided.test(line) || /\b(?:left|right|bilateral)\b/i.test(line)));
}

/** ICD-10-CM Official Guidelines I.B.13: the side of a paired part is documented, so that it can be coded. */
export const gapLaterality: AuditRule = {
  name: 'gap-laterality',
  check: (reading) => {
    const statements = reading.statements.filter(
      ({ subject, text }) =>
        (subject === undefined || about.has(subject)) &&
        anyPart.test(text) &&
        !plural.test(text) &&
        !/\b(?:no|denies|without|family|mother|father|if|history of|h\/o|s\/p)\b/i.test(text),
    );
    return complained.flatMap(({ site, words, own }) => {
      const statement = statements.find(({ text }) => own.test(text) && words.test(text));
      const match = statement && words.exec(statement.text);
      if (!statement || !match || !own.test(match[0]) || isSided(reading, site, own)) return [];
      const start = statement.start + match.index;
      return [
        raiseGap({
          severity: 'medium',
          rule: 'gap-laterality',
          name: `Side of the ${site}`,
          message: `"${match[0]}" is told without left, right or both.`,
          query: `Please document which side "${match[0]}" refers to.`,
          basis: 'ICD-10-CM Official Guidelines I.B.13',
          sources: [{ start, end: start + match[0].length }],
        }),
      ];
    });
  },
};
