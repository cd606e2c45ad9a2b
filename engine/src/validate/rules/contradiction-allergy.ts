import type { MedicationMention } from '../../clinical/find-medications.ts';
import { ingredientsOf } from '../../clinical/ingredients.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { deniesAllergies, drugsOf, readAllergies, type ToldAllergy } from '../reading/allergies.ts';
import { isDeniedPlainly } from '../reading/read-denial.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';
import { allergyClasses, materials } from './data/drug-classes.ts';

const ordered: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment-and-plan',
  'discharge-medications',
  'disposition',
  'intervention',
  'hospital-course',
  'procedure',
  'anesthesia',
  'technique',
  'medications',
  'assessment',
]);
/** Words with which a drug is named and not given, or given knowingly. */
const notGiven =
  /\b(?:avoid\w*|instead|alternative|contraindicat\w+|tolerat\w+|cannot|can't|unable|not (?:a candidate|appropriate|given|use|take)|hold|held|stop\w*|discontinu\w+|reaction|desensiti\w+|test dose|cross[- ]?reactiv\w*|previously took|despite|no longer|declin\w+|without contrast|premedicat\w+)\b/i;
const knowingly =
  /\b(?:allerg\w*|intoleran\w+|tolerat\w+|reaction|desensiti\w+|test dose|cross[- ]?reactiv\w*|despite|premedicat\w+)\b/i;
const basis = 'Joint Commission NPSG.03.06.01 and MM.04.01.01';

/** The words around a drug up to the next comma or semicolon. */
function clauseOf({ start, end, statement }: Said<MedicationMention>): string {
  const { text, start: from } = statement;
  const before = text.slice(0, start - from);
  const after = text.slice(end - from);
  return `${before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)}${text.slice(start - from, end - from)}${/^[^,;]*/.exec(after)?.[0] ?? ''}`;
}

/** "Cefazolin 2 g had been given at 07:10": told as past, and of this day. */
const administered = /\b(?:given|administered|infused|injected|instilled|received|pushed|hung)\b/i;
const ofOtherDay =
  /\b(?:ago|last|previous\w*|prior|in (?:19|20)\d\d|history|once|childhood|as a child|months?|weeks?|years?|when)\b/i;
const ofThisDay: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'procedure',
  'anesthesia',
  'technique',
  'hospital-course',
  'intervention',
  'operative-findings',
  'disposition',
]);

const notOfThisDay: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'immunizations',
  'allergies',
]);

/** A drug that was given in the course of what this note tells. */
function isAdministered(mention: Said<MedicationMention>): boolean {
  const { statement, modifiers, dose } = mention;
  if (modifiers.negated || modifiers.family || modifiers.hypothetical || notOfThisDay.has(statement.subject))
    return false;
  if (knowingly.test(statement.text) || ofOtherDay.test(statement.text) || notGiven.test(clauseOf(mention)))
    return false;
  const isTold = dose !== '' && administered.test(statement.text);
  return isTold || (dose !== '' && ofThisDay.has(statement.subject));
}

/** "Allergies: X. Induction with Y 150 mg": after the list the story goes on, and a drug in it with its dose is given. */
function isBehindList({ statement, dose }: Said<MedicationMention>): boolean {
  const { subject, text } = statement;
  return (
    subject === 'allergies' && dose !== '' && givenVerb.test(text) && !knowingly.test(text) && !ofOtherDay.test(text)
  );
}

const givenVerb = /\b(?:given|administered|infused|injected|received|induc(?:tion|ed)|start(?:ed)?|prescribed|rx)\b/i;

function isGiven(mention: Said<MedicationMention>): boolean {
  if (isAdministered(mention) || isBehindList(mention)) return true;
  const { modifiers, change, statement } = mention;
  if (
    (modifiers.negated && isDeniedPlainly(statement.tokens, mention)) ||
    modifiers.hypothetical ||
    modifiers.historical ||
    modifiers.family ||
    change === 'stop'
  )
    return false;
  const { subject, text } = statement;
  if (subject === 'allergies' || knowingly.test(text) || notGiven.test(clauseOf(mention))) return false;
  return change === 'start' || change === 'continue' || (subject !== undefined && ordered.has(subject));
}

function flagOf(
  allergy: ToldAllergy,
  drug: Said<MedicationMention>,
  className: string,
  severity: 'high' | 'medium' | 'low',
): RaisedFlag {
  const what = allergy.mild ? 'an intolerance' : 'an allergy';
  return raise({
    severity,
    rule: 'contradiction-allergy',
    message: `The chart tells ${what} ("${allergy.words.replace(/\s+/g, ' ').slice(0, 60)}"), and ${drug.name} is given${className === '' ? '' : `: ${className}`}.`,
    query: `Please clarify ${drug.name} in view of the allergies on record.`,
    basis,
    sources: [allergy, drug],
  });
}

/** A medicine with all that it holds. */
interface Given {
  readonly mention: Said<MedicationMention>;
  readonly holds: readonly string[];
}

function againstDrugs(allergy: ToldAllergy, given: readonly Given[], text: string): RaisedFlag[] {
  const names = drugsOf(allergy);
  const find = (isMeant: (generic: string) => boolean): Said<MedicationMention> | undefined =>
    given.find(({ holds }) => holds.some(isMeant))?.mention;
  const own = find((generic) => names.has(generic));
  const grave = allergy.mild ? 'medium' : 'high';
  if (own) return [flagOf(allergy, own, '', grave)];
  for (const { name, allergen, drugs, seldom } of allergyClasses) {
    if (!allergen.test(allergy.words)) continue;
    const related = find((generic) => drugs.test(generic));
    // A side effect of one drug says little of the others of its class.
    // Itching from one opioid says little of another.
    const isGrave =
      name !== 'morphine-like opioids' || /anaphyla|hives|angioedema|swell|throat|wheez|breath/i.test(allergy.words);
    if (related && !allergy.mild && isGrave) return [flagOf(allergy, related, `both are ${name}`, 'high')];
    const distant = seldom && find((generic) => seldom.test(generic));
    const isTolerated = /\b(?:tolerat\w+|cross[- ]?reactiv\w*)\b/i.test(text);
    if (distant && !isTolerated && !allergy.mild)
      return [flagOf(allergy, distant, 'a reaction to both is possible', 'low')];
  }
  return [];
}

/** Under the heading of allergies what is used is told by its verb. */
const isUse = /\b(?:used|applied|worn|wore|placed|prepped)\b/i;

function againstMaterials(allergy: ToldAllergy, { statements }: ChartReading): RaisedFlag[] {
  return materials.flatMap(({ name, allergen, used }) => {
    if (!allergen.test(allergy.words)) return [];
    const statement = statements.find(
      ({ text, subject }) =>
        (subject !== 'allergies' || isUse.test(text)) &&
        used.test(text) &&
        !notGiven.test(text) &&
        !/\bnon-?latex|latex[- ]free|(?:no|without) latex|non-?contrast\b/i.test(text),
    );
    const match = statement && used.exec(statement.text);
    if (!statement || !match) return [];
    const at = { start: statement.start + match.index, end: statement.start + match.index + match[0].length };
    return [
      raise({
        severity: 'high',
        rule: 'contradiction-allergy',
        message: `The chart tells an allergy to ${name}, and ${name} is used.`,
        query: `Please clarify the use of ${name} in view of the allergies on record.`,
        basis,
        sources: [allergy, at],
      }),
    ];
  });
}

/** "NKDA" beside an allergy that the chart tells. */
function againstDenial(allergies: readonly ToldAllergy[], { text }: ChartReading): RaisedFlag[] {
  const denial = deniesAllergies.exec(text);
  const first = allergies.find(
    ({ words, mild }) =>
      !mild &&
      (drugsOf({ words } as ToldAllergy).size > 0 || allergyClasses.some(({ allergen }) => allergen.test(words))),
  );
  if (!denial || !first) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-allergy',
      message: 'The chart says that no allergies are known, and tells one.',
      query: 'Please clarify the allergies of this patient.',
      basis,
      sources: [{ start: denial.index, end: denial.index + denial[0].length }, first],
    }),
  ];
}

/** A drug or material that the chart gives although it tells an allergy to it or to its class. NPSG.03.06.01, MM.04.01.01. */
export const contradictionAllergy: AuditRule = {
  name: 'contradiction-allergy',
  check: (reading) => {
    const allergies = readAllergies(reading);
    if (allergies.length === 0) return [];
    const given = reading.medications.filter(isGiven);
    // "penicillin allergy, has tolerated amoxicillin since".
    const tolerated = new Set(
      reading.medications
        .filter(
          ({ statement }) =>
            !ofThisDay.has(statement.subject) &&
            /\b(?:tolerat(?:es|ed|ing)|without (?:a )?(?:reaction|problem|issue)s?|de-?label\w*)\b/i.test(
              statement.text,
            ),
        )
        .map(({ drug }) => drug.generic),
    );
    const drugs = given
      .filter(({ drug }) => !tolerated.has(drug.generic))
      .map((mention) => ({ mention, holds: [...ingredientsOf(mention)] }));
    return [
      ...allergies.flatMap((allergy) => againstDrugs(allergy, drugs, reading.text)),
      ...allergies.flatMap((allergy) => againstMaterials(allergy, reading)),
      ...againstDenial(allergies, reading),
    ];
  },
};
