import { defineMessages, type Message } from '@notewright/engine/message';

/** What a test card does when it is charged. */
export type CardBehaviour = 'accepted' | 'declined' | 'no_funds' | 'asks_bank' | 'declined_at_renewal';

export interface TestCard {
  readonly behaviour: CardBehaviour;
  /** Figures only. Numbers that card companies give to nobody. */
  readonly number: string;
  /** What happens with it, as the page says it. */
  readonly sentence: Message;
}

const outcomes = defineMessages('testCard', {
  accepted: 'Accepted',
  declined: 'Declined',
  noFunds: 'Declined: not enough money',
  asksBank: 'The bank asks whether it is you',
  declinedAtRenewal: 'Accepted now, declined at renewals',
});

/** The only cards that this provider takes. The first is the one that a page proposes. */
export const testCards: readonly [TestCard, ...TestCard[]] = [
  { behaviour: 'accepted', number: '4242424242424242', sentence: outcomes.accepted },
  { behaviour: 'declined', number: '4000000000000002', sentence: outcomes.declined },
  { behaviour: 'no_funds', number: '4000000000009995', sentence: outcomes.noFunds },
  { behaviour: 'asks_bank', number: '4000002500003155', sentence: outcomes.asksBank },
  { behaviour: 'declined_at_renewal', number: '4000000000000341', sentence: outcomes.declinedAtRenewal },
];

/** The card as it stands on a page: figures in groups of four. */
export function showCardNumber({ number }: TestCard): string {
  return number.replace(/.{4}(?=.)/g, '$& ');
}

/** The test card with this number, with spaces or hyphens between or without; null for every other number. */
export function findTestCard(typed: string): TestCard | null {
  const figures = typed.replace(/[\s-]/g, '');
  return testCards.find((card) => card.number === figures) ?? null;
}

/** How a charge ended. */
export type ChargeOutcome = 'paid' | 'declined' | 'no_funds' | 'asks_bank';

export interface Charge {
  /** `first`: somebody is there and can be asked; `renewal`: nobody is. */
  readonly occasion: 'first' | 'renewal';
  /** The bank was asked, and somebody said yes. */
  readonly isConfirmed: boolean;
}

/** Charges a test card: no money moves. A card whose bank said yes once is charged at renewals without asking. */
export function chargeCard(behaviour: CardBehaviour, { occasion, isConfirmed }: Charge): ChargeOutcome {
  switch (behaviour) {
    case 'accepted':
      return 'paid';
    case 'declined':
    case 'no_funds':
      return behaviour;
    case 'asks_bank':
      return isConfirmed || occasion === 'renewal' ? 'paid' : 'asks_bank';
    case 'declined_at_renewal':
      return occasion === 'first' ? 'paid' : 'declined';
  }
}
