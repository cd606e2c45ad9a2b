import type { ActionFact, TestFact } from '../document/fact.ts';
import { listed, spaced } from './join.ts';

const states: Readonly<Record<TestFact['status'], string>> = {
  done: '',
  ordered: '',
  planned: '',
  pending: 'pending',
  declined: 'declined',
  deferred: 'deferred',
  considered: 'considered',
  'not-indicated': 'not indicated',
  cancelled: 'cancelled',
};

/** "chest radiograph: clear", "right knee radiograph today", "head CT declined". */
export function writeTest(fact: TestFact): string {
  const side = fact.side !== undefined && !fact.name.toLowerCase().includes(fact.side.toLowerCase()) ? fact.side : '';
  const reason = fact.indication === undefined ? '' : `for ${fact.indication}`;
  const head = spaced(side, fact.name, fact.time, reason);
  const state = states[fact.status] ?? '';
  if (fact.result !== undefined) return listed(`${head}: ${fact.result}`, fact.remark);
  const isAnswer = fact.status === 'declined' || fact.status === 'deferred';
  if (!isAnswer) return listed(spaced(head, state), fact.remark);
  // "offered, declined" where the offer is documented.
  const offered = fact.remark?.startsWith('offered') === true ? 'offered' : undefined;
  return listed(`${head}: ${listed(offered, state)}`, fact.remark?.replace(/^offered(?:, | )?/, ''));
}

/** "consult cardiology", "flu vaccine: declined because of needle fear". */
export function writeAction(fact: ActionFact): string {
  if (fact.status === 'declined' || fact.status === 'deferred')
    return `${spaced(fact.action, fact.time)}: ${spaced(`${fact.status} by the patient`, fact.reason)}`;
  return spaced(fact.action, fact.time, fact.reason);
}
