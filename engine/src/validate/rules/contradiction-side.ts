import type { Subject } from '../../note/section-ids.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import type { Said, SidedSite } from '../reading/statements.ts';

/** Parts of a note in each of which the complaint, or what is done, has one side. */
const partOf: Partial<Record<Subject, string>> = {
  'chief-complaint': 'the chief complaint', 'history-of-present-illness': 'the history', 'preoperative-diagnosis': 'the preoperative diagnosis', 'postoperative-diagnosis': 'the postoperative diagnosis',
  procedure: 'the procedure', technique: 'the description of the procedure', 'operative-findings': 'the findings', 'physical-examination': 'the examination', results: 'the results', assessment: 'the assessment',
  'assessment-and-plan': 'the assessment and plan', plan: 'the plan', 'follow-up': 'the follow-up', disposition: 'the disposition', 'hospital-course': 'the course', 'discharge-diagnosis': 'the discharge diagnosis', admission: 'the admission',
  intervention: 'the intervention', education: 'the instructions', specimens: 'the specimens',
}; // prettier-ignore
/** Where the side of what the visit is about is first told. */
const leading: readonly Subject[] = [
  'chief-complaint',
  'history-of-present-illness',
  'preoperative-diagnosis',
  'procedure',
  'admission',
];

/** Words by which the other side may well be meant. */
const otherMeant =
  /\b(?:contralateral\w*|opposite|other|compar\w+|uninjured|unaffected|uninvolved|asymptomatic|previous\w*|prior|history of|h\/o|s\/p|status post|hx|years? ago|old|remote|new|also|now|as well|later|since|both|bilateral\w*|sides?|equal|symmetric\w*|normal|intact|negative|unremarkable|no|denies|without|not|than|radiat\w+|family|mother|father|dominant|handed|19\d\d|20\d\d|iv|line|peripheral|arm bp|bp|blood pressure|cuff|lying|decubitus|position\w*|port|catheter|fistula|picc|injection site|deltoid|gluteal|vaccin\w+)\b/i;

type Place = Said<SidedSite>;

/** For one part of the body: the places in each part of the note, where they are all of one side. */
function singleSides(places: readonly Place[]): Map<Subject, Place> {
  const found = new Map<Subject, Place>();
  const mixed = new Set<Subject>();
  for (const place of places) {
    const { subject } = place.statement;
    if (subject === undefined || partOf[subject] === undefined) continue;
    const known = found.get(subject);
    if (known && known.side !== place.side) mixed.add(subject);
    if (!known) found.set(subject, place);
    if (place.side === 'both' || place.side === 'several' || otherMeant.test(place.statement.text)) {
      // A plain statement of the same side may still stand elsewhere in this part.
      const plain = places.find((other) => other.statement.subject === subject && other.side !== 'both' && other.side !== 'several' && !otherMeant.test(other.statement.text)); // prettier-ignore
      if (plain) found.set(subject, plain);
      else mixed.add(subject);
    }
  }
  for (const subject of mixed) found.delete(subject);
  return found;
}

function compare(site: string, places: readonly Place[]): RaisedFlag[] {
  if (places.some(({ side }) => side === 'both' || side === 'several')) return [];
  const bySubject = singleSides(places);
  const first = leading.map((subject) => bySubject.get(subject)).find((place) => place !== undefined);
  if (!first) return [];
  const opposed = [...bySubject.values()].find(({ side }) => side !== first.side);
  if (!opposed?.statement.subject || !first.statement.subject) return [];
  return [
    raise({
      severity: 'high',
      rule: 'contradiction-side',
      message: `The ${site} is on the ${first.side} in ${partOf[first.statement.subject]} and on the ${opposed.side} in ${partOf[opposed.statement.subject]}.`,
      query: `Please clarify which ${site} is meant.`,
      basis: 'Joint Commission UP.01.01.01; ICD-10-CM Official Guidelines I.B.13',
      sources: [first.statement, opposed.statement],
    }),
  ];
}

/** One complaint or procedure, two sides: what the first part of a note tells of a part of the body against every later part. UP.01.01.01. */
export const contradictionSide: AuditRule = {
  name: 'contradiction-side',
  check: ({ sides }) => {
    const bySite = new Map<string, Place[]>();
    for (const place of sides) {
      const row = bySite.get(place.site);
      if (row) row.push(place);
      else bySite.set(place.site, [place]);
    }
    return [...bySite].flatMap(([site, places]) => compare(site, places));
  },
};
