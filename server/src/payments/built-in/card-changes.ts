import { change, settle } from './books.ts';
import type { BuiltInParts } from './books.ts';
import { keepCard, readCustomer } from './customers.ts';
import { createPageTokens, paperIdOf } from './page-tokens.ts';
import { findPaper, listPapers } from './papers.ts';
import type { KeptCard, Paper } from './papers.ts';
import { chargeOwed } from './subscriptions.ts';
import { chargeCard } from './test-cards.ts';
import type { ChargeOutcome } from './test-cards.ts';

/** Milliseconds for which the page works on which a card is changed. */
const cardChangeLifetime = 30 * 60_000;

/** Opens a page on which a customer chooses another card. @throws PaymentError */
export async function openCardChange(parts: BuiltInParts, customerId: string, returnUrl: string): Promise<string> {
  const { documents, clock, publicUrl, signingKey } = parts;
  await readCustomer(documents, customerId);
  const token = createPageTokens(signingKey).draw();
  const now = clock.now();
  const expiresAt = now + cardChangeLifetime;
  const content = { returnUrl, expiresAt, askedBank: null, problem: null };
  const id = paperIdOf('crd', token) ?? '';
  await documents.insert({ id, kind: 'card_change', customerId, createdAt: now, dueAt: expiresAt, content });
  return `${publicUrl()}/checkout/card/${token}`;
}

/** Null when there is none, or when its time is over. */
export async function findCardChange(parts: BuiltInParts, id: string): Promise<Paper<'card_change'> | null> {
  const paper = await findPaper(parts.documents, 'card_change', id);
  return paper !== null && paper.content.expiresAt > parts.clock.now() ? paper : null;
}

/** `owed`: the card is kept, but what is owed could not be charged with it either. */
export type CardOutcome = ChargeOutcome | 'owed' | 'missing';

/** Keeps another card, and charges at once what is owed. A card that would decline at once is not kept. */
export async function changeCard(
  parts: BuiltInParts,
  id: string,
  card: KeptCard,
  isConfirmed: boolean,
): Promise<CardOutcome> {
  const opened = await findCardChange(parts, id);
  if (opened === null) return 'missing';
  const outcome = await settle(parts, async (store) => {
    const paper = await findPaper(store, 'card_change', id);
    if (paper === null) return 'missing';
    const charged = chargeCard(card.behaviour, { occasion: 'first', isConfirmed });
    if (charged === 'paid') await keepCard(store, paper.customerId, card);
    const problem = charged === 'paid' || charged === 'asks_bank' ? null : charged;
    await change(store, paper, { askedBank: charged === 'asks_bank' ? card : null, problem });
    return charged;
  });
  if (outcome !== 'paid') return outcome;
  let isOwing = false;
  for (const { id: subscriptionId } of await listPapers(parts.documents, 'subscription', opened.customerId))
    if (!(await chargeOwed(parts, subscriptionId))) isOwing = true;
  if (!isOwing) return 'paid';
  await keepProblem(parts, id, 'owed');
  return 'owed';
}

/** Writes down what came of a try; the bank asks no more. */
async function keepProblem(parts: BuiltInParts, id: string, problem: 'owed' | 'refused'): Promise<void> {
  await settle(parts, async (store) => {
    const paper = await findPaper(store, 'card_change', id);
    if (paper !== null) await change(store, paper, { askedBank: null, problem });
  });
}

/** Answers the question of the bank. `missing` when it does not ask. */
export async function answerBankOnChange(parts: BuiltInParts, id: string, isConfirmed: boolean): Promise<CardOutcome> {
  const paper = await findCardChange(parts, id);
  const card = paper?.content.askedBank ?? null;
  if (card === null) return 'missing';
  if (isConfirmed) return changeCard(parts, id, card, true);
  await keepProblem(parts, id, 'refused');
  return 'declined';
}
