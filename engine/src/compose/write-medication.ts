import type { MedicationFact } from '../document/fact.ts';
import { englishWords, type WrittenWords } from '../knowledge/written-words.ts';
import { filled, listed, spaced } from './join.ts';

/** "for pain", and "to relieve pain" as it is. */
export function writeIndication(indication: string | undefined, words = englishWords): string | undefined {
  if (indication === undefined) return undefined;
  return indication.startsWith(`${words.purpose} `) ? indication : `${words.indication} ${indication}`;
}

/** The drug with how it is taken: "lisinopril 20 mg by mouth daily as needed for pain". */
export function nameMedication(fact: Omit<MedicationFact, 'id'>, words = englishWords): string {
  return spaced(
    fact.owner,
    fact.name,
    fact.dose,
    fact.route,
    fact.frequency,
    fact.asNeeded === true ? words.asNeeded : undefined,
    writeIndication(fact.indication, words),
    fact.duration,
  );
}

const verbsOf = ({ status }: MedicationFact, { drugVerbs }: WrittenWords): WrittenWords['drugVerbs']['taken'] =>
  status === undefined ? { plan: '', done: '' } : drugVerbs[status];

/** "from 10 mg daily to 20 mg daily", or only what it is changed to. */
function writeChange({ name, from, dose, route, frequency }: MedicationFact, words: WrittenWords): string {
  const to = spaced(dose, route, frequency);
  return from === undefined ? filled(words.changeTo, { name, to }) : filled(words.changeFromTo, { name, from, to });
}

/** "increase lisinopril to 20 mg daily", or only that it is increased. */
function writeRise(fact: MedicationFact, verb: string, words: WrittenWords): string {
  const to = spaced(fact.dose, fact.route, fact.frequency);
  return to === '' ? `${verb} ${fact.name}` : `${verb} ${filled(words.riseTo, { name: fact.name, to })}`;
}

/** As a step of a plan: "start amoxicillin 500 mg three times daily for 7 days". */
export function planMedication(fact: MedicationFact, words = englishWords): string {
  const { plan, done } = verbsOf(fact, words);
  const drug = nameMedication(fact, words);
  const isOffer = fact.status === 'declined' || fact.status === 'deferred';
  const step =
    fact.status === 'changed'
      ? writeChange(fact, words)
      : fact.status === 'increased' || fact.status === 'reduced'
        ? writeRise(fact, plan, words)
        : plan === ''
          ? isOffer
            ? filled(words.stated, { name: drug, state: outcomeOf(fact, done, words) })
            : spaced(drug, outcomeOf(fact, done, words))
          : `${plan} ${drug}`;
  return listed(spaced(step, fact.time, fact.reason), remarkOf(fact));
}

const isOffered = ({ status, remark }: MedicationFact): boolean =>
  (status === 'declined' || status === 'deferred') && remark?.startsWith('offered') === true;

/** "offered, declined" where the offer is documented. */
const outcomeOf = (fact: MedicationFact, done: string, { offered }: WrittenWords): string =>
  isOffered(fact) ? `${offered}, ${done}` : done;

const remarkOf = (fact: MedicationFact): string | undefined =>
  isOffered(fact) ? fact.remark?.replace(/^offered(?:, | )?/, '') : fact.remark;

/** As a clause of a history: "took her husband's Percocet 2 tablets at midnight, with no relief". */
export function narrateMedication(fact: MedicationFact, words = englishWords): string {
  if (fact.status === 'tried')
    return listed(spaced(words.drugVerbs.tried.done, nameMedication(fact, words), fact.time, fact.reason), fact.remark);
  if (fact.status !== 'taken') return listMedication(fact, words);
  const isOver = fact.time !== undefined || fact.assertion.temporality === 'past';
  return listed(
    spaced(isOver ? words.took : words.takes, nameMedication(fact, words), fact.time, fact.reason),
    fact.remark,
  );
}

/** As an item of a list of drugs, or a clause of a history: "hydrochlorothiazide: stopped 2 months ago because of cramps". */
export function listMedication(fact: MedicationFact, words = englishWords): string {
  const { plan, done: over } = verbsOf(fact, words);
  const isStep =
    plan !== '' &&
    fact.status !== 'taken' &&
    (fact.assertion.temporality === 'future' || fact.assertion.condition !== undefined);
  const done = isStep ? `${words.toDo} ${plan}` : outcomeOf(fact, over, words);
  const change =
    fact.status === 'changed' && fact.from !== undefined ? filled(words.changedFrom, { from: fact.from }) : done;
  const isPrevious = fact.assertion.temporality === 'past' && change === '';
  const drug = nameMedication(fact, words);
  const what = spaced(isPrevious ? words.previously : change, fact.time, fact.reason);
  const colon =
    change === '' && !isPrevious
      ? spaced(drug, what)
      : isStep
        ? `${drug}: ${what}`
        : filled(words.stated, { name: drug, state: what });
  return listed(colon, remarkOf(fact));
}
