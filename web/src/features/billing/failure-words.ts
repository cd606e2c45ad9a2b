import { CallProblem } from '../../api/call.ts';
import type { Order } from './order.ts';
import * as words from './words.ts';

/** What a purchase that failed says (specification section 8). */
export interface PurchaseFailure {
  readonly plan: Order['plan'];
  /** The sentence of the specification. */
  readonly sentence: string;
  /** Why, where somebody knows it and the sentence does not say it. */
  readonly reason: string | null;
}

/** The sentence for a plan; `said` is what the server said, null where it said nothing. */
function sentenceFor(plan: Order['plan'], hasAnswer: boolean, said: string | null): string {
  if (plan === 'individual') return words.individualFailed;
  if (plan === 'custom') return said ?? words.paymentFailed;
  if (hasAnswer) return words.noAddress;
  return plan === 'company' ? (said ?? words.upgradeFailed) : words.upgradeFailed;
}

/** What the server said: of a field that it refuses, else of the whole; null when it said nothing. */
function saidBy(problem: CallProblem | null): string | null {
  return Object.values(problem?.errors ?? {}).flat()[0] ?? problem?.serverMessage ?? null;
}

/**
 * What to say of a purchase that came to nothing.
 * @param error what the call threw; null when it succeeded without an address to go to
 */
export function describeFailure(plan: Order['plan'], error: unknown): PurchaseFailure {
  const problem = error instanceof CallProblem ? error : null;
  const said = saidBy(problem);
  const sentence = sentenceFor(plan, error === null, said);
  const reason = said ?? problem?.message ?? null;
  return { plan, sentence, reason: reason === sentence ? null : reason };
}
