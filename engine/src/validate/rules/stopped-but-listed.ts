import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';
import { raise } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';

type Mention = Said<MedicationMention>;

const stoppedBefore =
  /\b(?:(?:self-?)?(?:stopped|discontinued|quit)(?: (?:taking|using))?|no longer (?:takes?|taking|on|uses?|using)|came off|(?:is |been |has been |currently )?off|not (?:been )?(?:taking|using)|ran out of|never filled)\s(?:of )?(?:the |her |his |their |all )?(?:\w+ )?$/i;
const stoppedBehind =
  /^\s(?:(?:was|has been|had been|were|got)\s)?(?:stopped|discontinued|self-?discontinued|dc'?d)\b/i;
/** It was taken up again, for a time only, or in another form. */
const notForGood =
  /\b(?:restart\w*|re-start\w*|resum\w+|again|back on|until|then|for (?:\d+|a|two|three|one) (?:days?|weeks?)|temporar\w+|held|hold|switch\w*|instead|tonight|before (?:surgery|the procedure)|days before|overnight|will|would|plans?|if|when|wants|considering|asked|drip|infusion|iv|extra|short[- ]acting|immediate)\b(?! (?:has )?not)/i;
const neverAgain = /\bhas not (?:re-?started|resumed)\b[^.;]*/gi;

/** Where a decision of today stands, or no word on what was. */
const decided: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'plan',
  'assessment',
  'assessment-and-plan',
  'allergies',
  'family-history',
  'discharge-medications',
  'disposition',
  'education',
  'follow-up',
]);
const lists: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>(['medications', 'discharge-medications']);

function isToldStopped({ statement, start, end, modifiers }: Mention): boolean {
  if (decided.has(statement.subject) || modifiers.family) return false;
  const before = statement.text.slice(Math.max(0, start - statement.start - 40), start - statement.start);
  const behind = statement.text.slice(end - statement.start, end - statement.start + 30);
  if (notForGood.test(statement.text.replaceAll(neverAgain, ' '))) return false;
  return stoppedBefore.test(before) || stoppedBehind.test(behind);
}

/** In a list, and nothing in its item says that it is over. */
function isListed({ statement, dose, change, start }: Mention): boolean {
  if (!lists.has(statement.subject) || dose === '' || change === 'stop') return false;
  const own = statement.text.slice(Math.max(0, start - statement.start - 20), start - statement.start + 80);
  return !/\b(?:stop\w*|discontinu\w+|held|hold|off|former\w*|previous\w*|allerg\w*|not tak\w+|none since)\b/i.test(
    own,
  );
}

/** Drugs that the story tells as stopped and the list holds as taken. NPSG.03.06.01: both are reconciled. */
export function findStoppedButListed({ medications }: ChartReading): RaisedFlag[] {
  const listed = new Map(medications.filter(isListed).map((mention) => [mention.drug.generic, mention]));
  const asked = new Set<string>();
  return medications.flatMap((mention) => {
    const { generic } = mention.drug;
    const current = listed.get(generic);
    if (!current || asked.has(generic) || !isToldStopped(mention)) return [];
    asked.add(generic);
    return [
      raise({
        severity: 'medium',
        rule: 'contradiction-medication',
        message: `The story tells that ${mention.drug.generic} was stopped, and the list has it as taken.`,
        query: `Please clarify whether the patient takes ${mention.drug.generic}.`,
        basis: 'Joint Commission NPSG.03.06.01 (reconciling medication information)',
        sources: [mention, current].map(({ start, end }) => ({ start, end })),
      }),
    ];
  });
}

/** "ON HOLD: furosemide 40 mg daily, ..." in a list. */
const heldList = /^\W{0,4}(?:currently |now )?(?:on hold|held|holding)\s?:/i;
const planned: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>(['plan', 'assessment-and-plan']);
const goesOn = /\bcontinue\b/i;
const notYet = /\b(?:hold\w*|held|until|when|if|once|resum\w+|restart\w*|half|again|after)\b/i;

/** Drugs that the list has on hold and the plan continues. NPSG.03.06.01. */
export function findHeldButContinued({ medications }: ChartReading): RaisedFlag[] {
  const held = medications.filter(({ statement }) => heldList.test(statement.text));
  return held
    .flatMap((mention): RaisedFlag[] => {
      const goOn = medications.find(
        ({ drug, statement, start }) =>
          drug.generic === mention.drug.generic &&
          planned.has(statement.subject) &&
          goesOn.test(statement.text.slice(0, start - statement.start)) &&
          !notYet.test(statement.text),
      );
      if (!goOn) return [];
      const { generic } = mention.drug;
      return [
        raise({
          severity: 'medium',
          rule: 'contradiction-medication',
          message: `The list has ${generic} on hold, and the plan continues it.`,
          query: `Please clarify whether the patient is to take ${generic}.`,
          basis: 'Joint Commission NPSG.03.06.01 (reconciling medication information)',
          sources: [mention, goOn].map(({ start, end }) => ({ start, end })),
        }),
      ];
    })
    .slice(0, 2);
}
