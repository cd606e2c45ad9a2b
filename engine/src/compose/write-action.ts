import type { ActionFact, TestFact } from '../document/fact.ts';
import { englishWords, type WrittenWords } from '../knowledge/written-words.ts';
import { filled, listed, spaced } from './join.ts';
import { writeIndication } from './write-medication.ts';

const stateOf = ({ status }: TestFact, { testStates }: WrittenWords): string =>
  status === 'done' || status === 'ordered' || status === 'planned' ? '' : testStates[status];

/** "chest radiograph: clear", "right knee radiograph today", "head CT declined". */
export function writeTest(fact: TestFact, words = englishWords): string {
  const side = fact.side !== undefined && !fact.name.toLowerCase().includes(fact.side.toLowerCase()) ? fact.side : '';
  const reason = writeIndication(fact.indication, words) ?? '';
  const name = words.adjectivesFirst ? spaced(side, fact.name) : spaced(fact.name, side);
  const head = spaced(name, fact.time, reason);
  const state = stateOf(fact, words);
  if (fact.result !== undefined) return listed(`${head}: ${fact.result}`, fact.remark);
  const isAnswer = fact.status === 'declined' || fact.status === 'deferred';
  if (!isAnswer) return listed(spaced(head, state), fact.remark);
  // "offered, declined" where the offer is documented.
  const offered = fact.remark?.startsWith('offered') === true ? words.offered : undefined;
  return listed(
    filled(words.stated, { name: head, state: listed(offered, state) }),
    fact.remark?.replace(/^offered(?:, | )?/, ''),
  );
}

/** "consult cardiology", "flu vaccine: declined because of needle fear". */
export function writeAction(fact: ActionFact, words = englishWords): string {
  if (fact.status === 'declined' || fact.status === 'deferred')
    return filled(words.stated, {
      name: spaced(fact.action, fact.time),
      state: spaced(words.testStates[fact.status], words.byPatient, fact.reason),
    });
  return spaced(fact.action, fact.time, fact.reason);
}
