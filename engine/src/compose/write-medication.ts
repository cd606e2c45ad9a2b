import type { MedicationFact, MedicationStatus } from '../document/fact.ts';
import { listed, spaced } from './join.ts';

/** The drug with how it is taken: "lisinopril 20 mg by mouth daily as needed for pain". */
export function nameMedication(fact: Omit<MedicationFact, 'id'>): string {
  return spaced(
    fact.owner,
    fact.name,
    fact.dose,
    fact.route,
    fact.frequency,
    fact.asNeeded === true ? 'as needed' : undefined,
    fact.indication === undefined ? undefined : `for ${fact.indication}`,
    fact.duration,
  );
}

/** Verbs of what is done with a drug: in a plan, and documented as done. */
const verbs: Readonly<Record<MedicationStatus, { readonly plan: string; readonly done: string }>> = {
  taken: { plan: 'continue', done: '' },
  continued: { plan: 'continue', done: '' },
  started: { plan: 'start', done: 'started' },
  stopped: { plan: 'stop', done: 'stopped' },
  changed: { plan: 'change', done: 'changed' },
  held: { plan: 'hold', done: 'on hold' },
  resumed: { plan: 'resume', done: 'resumed' },
  given: { plan: '', done: 'given' },
  'not-given': { plan: '', done: 'not given' },
  declined: { plan: '', done: 'declined' },
  deferred: { plan: '', done: 'deferred' },
  'not-taken': { plan: '', done: 'not taking' },
  avoided: { plan: 'avoid', done: 'to be avoided' },
  considered: { plan: 'consider', done: 'considered' },
};

const named = { plan: '', done: '' };

/** "from 10 mg daily to 20 mg daily", or only what it is changed to. */
function writeChange({ name, from, dose, route, frequency }: MedicationFact): string {
  const to = spaced(dose, route, frequency);
  return from === undefined ? `change ${name} to ${to}` : `change ${name} from ${from} to ${to}`;
}

/** As a step of a plan: "start amoxicillin 500 mg three times daily for 7 days". */
export function planMedication(fact: MedicationFact): string {
  const { plan, done } = fact.status === undefined ? named : verbs[fact.status];
  const drug = nameMedication(fact);
  const isOffer = fact.status === 'declined' || fact.status === 'deferred';
  const step =
    fact.status === 'changed'
      ? writeChange(fact)
      : plan === ''
        ? spaced(isOffer ? `${drug}:` : drug, outcomeOf(fact, done))
        : `${plan} ${drug}`;
  return listed(spaced(step, fact.time, fact.reason), remarkOf(fact));
}

const isOffered = ({ status, remark }: MedicationFact): boolean =>
  (status === 'declined' || status === 'deferred') && remark?.startsWith('offered') === true;

/** "offered, declined" where the offer is documented. */
const outcomeOf = (fact: MedicationFact, done: string): string => (isOffered(fact) ? `offered, ${done}` : done);

const remarkOf = (fact: MedicationFact): string | undefined =>
  isOffered(fact) ? fact.remark?.replace(/^offered(?:, | )?/, '') : fact.remark;

/** As a clause of a history: "took her husband's Percocet 2 tablets at midnight, with no relief". */
export function narrateMedication(fact: MedicationFact): string {
  if (fact.status !== 'taken') return listMedication(fact);
  const isOver = fact.time !== undefined || fact.assertion.temporality === 'past';
  return listed(spaced(isOver ? 'took' : 'takes', nameMedication(fact), fact.time, fact.reason), fact.remark);
}

/** As an item of a list of drugs, or a clause of a history: "hydrochlorothiazide: stopped 2 months ago because of cramps". */
export function listMedication(fact: MedicationFact): string {
  const { plan, done: over } = fact.status === undefined ? named : verbs[fact.status];
  const isStep =
    plan !== '' &&
    fact.status !== 'taken' &&
    (fact.assertion.temporality === 'future' || fact.assertion.condition !== undefined);
  const done = isStep ? `to ${plan}` : outcomeOf(fact, over);
  const change = fact.status === 'changed' && fact.from !== undefined ? `changed from ${fact.from}` : done;
  const isPrevious = fact.assertion.temporality === 'past' && change === '';
  const drug = nameMedication(fact);
  const what = spaced(isPrevious ? 'previously' : change, fact.time, fact.reason);
  const colon = change === '' && !isPrevious ? spaced(drug, what) : `${drug}: ${what}`;
  return listed(colon, remarkOf(fact));
}
