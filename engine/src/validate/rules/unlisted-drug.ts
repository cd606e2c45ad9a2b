import type { MedicationMention } from '../../clinical/find-medications.ts';
import { ingredientsOf } from '../../clinical/ingredients.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';
import { raise } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';

type Mention = Said<MedicationMention>;

const told: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'history-of-present-illness',
  'chief-complaint',
  'social-history',
  'past-medical-history',
]);
const takenNow =
  /\b(?:takes|taking|is on|remains on|continues(?: on)?|maintained on|on chronic|on daily|compliant with|adherent (?:to|with))\s(?:[a-z]+\s){0,2}$/i;
const ofThen =
  /\b(?:was|were|had|stopped|discontinued|quit|ran out|tried|trial|failed|used to|previous\w*|prior|past|last|since|until|ago|for \d+ days|course|if|prn|as needed|occasional\w*|sometimes|over[- ]the[- ]counter|otc|her husband|his wife|mother|father|switch\w*|instead|begun|began|started|new|held|hold|before|after|yesterday|overnight|given|received|dose of)\b/i;
const perDay = /daily|twice|three times|nightly|bedtime|morning|evening|every (?:6|8|12|24) hours|weekly/;

/** How far behind a drug its own words go, in characters. */
const behindReach = 12;

/** Told in the story as taken every day, with its dose. */
function isTakenDaily({ statement, modifiers, dose, frequency, change, start, end }: Mention): boolean {
  const { negated, historical, hypothetical, family, uncertain } = modifiers;
  if (!told.has(statement.subject) || negated || historical || hypothetical || family || uncertain) return false;
  if (dose === '' || !perDay.test(frequency) || (change !== 'none' && change !== 'continue')) return false;
  if (ofThen.test(statement.text.slice(0, end - statement.start + behindReach))) return false;
  return takenNow.test(statement.text.slice(Math.max(0, start - statement.start - 40), start - statement.start));
}

/** Drugs that the story tells as taken every day and that no list or plan of the chart has. NPSG.03.06.01: both are reconciled. */
export function findUnlistedDrugs({ medications, segments, text }: ChartReading): RaisedFlag[] {
  const lists = segments.filter(({ subject }) => subject === 'medications');
  // "Medications: see list", "reviewed" is no list.
  const listed = medications.filter(({ statement }) => statement.subject === 'medications');
  if (
    lists.length !== 1 ||
    listed.length === 0 ||
    /\b(?:meds?|medications?) (?:reviewed|unchanged|as above|as listed|per list)\b/i.test(text)
  )
    return [];
  const elsewhere = new Set(
    medications
      .filter(({ statement }) => !told.has(statement.subject))
      .flatMap((mention) => [...ingredientsOf(mention)]),
  );
  return medications
    .filter((mention) => isTakenDaily(mention) && !elsewhere.has(mention.drug.generic))
    .slice(0, 2)
    .map((mention) =>
      raise({
        severity: 'medium',
        rule: 'contradiction-medication',
        message: `The story tells that ${mention.name} is taken, and the list of medications does not have it.`,
        query: `Please clarify whether the patient takes ${mention.name}, and bring the list up to date.`,
        basis: 'Joint Commission NPSG.03.06.01 (reconciling medication information)',
        sources: [{ start: mention.start, end: mention.end }],
      }),
    );
}
