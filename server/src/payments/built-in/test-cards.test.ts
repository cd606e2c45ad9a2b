import { describe, expect, it } from 'vitest';
import { chargeCard, findTestCard, showCardNumber, testCards } from './test-cards.ts';

describe('test cards', () => {
  it.each([
    ['4242424242424242', 'accepted'],
    ['4242 4242 4242 4242', 'accepted'],
    ['4000-0000-0000-0002', 'declined'],
    [' 4000 0000 0000 9995 ', 'no_funds'],
    ['4000\t0025\u00a00000 3155', 'asks_bank'],
    ['4000000000000341', 'declined_at_renewal'],
  ])('knows %j', (typed, behaviour) => {
    expect(findTestCard(typed)?.behaviour).toBe(behaviour);
  });

  it.each([
    '',
    ' ',
    '4242',
    '42424242424242424',
    '4242424242424243',
    '4111111111111111',
    '5555555555554444',
    '4242.4242.4242.4242',
    '+4242424242424242',
    '4242424242424242x',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    '４２４２４２４２４２４２４２４２',
    `4242${' '.repeat(5000)}`,
  ])('takes %j for none of them', (typed) => {
    expect(findTestCard(typed)).toBeNull();
  });

  it('shows each in groups of four', () => {
    expect(testCards.map(showCardNumber)).toEqual([
      '4242 4242 4242 4242',
      '4000 0000 0000 0002',
      '4000 0000 0000 9995',
      '4000 0025 0000 3155',
      '4000 0000 0000 0341',
    ]);
  });

  it('does what each says, first and at renewals', () => {
    const outcomes = testCards.map(({ behaviour }) => [
      behaviour,
      chargeCard(behaviour, { occasion: 'first', isConfirmed: false }),
      chargeCard(behaviour, { occasion: 'first', isConfirmed: true }),
      chargeCard(behaviour, { occasion: 'renewal', isConfirmed: false }),
    ]);
    expect(outcomes).toEqual([
      ['accepted', 'paid', 'paid', 'paid'],
      ['declined', 'declined', 'declined', 'declined'],
      ['no_funds', 'no_funds', 'no_funds', 'no_funds'],
      ['asks_bank', 'asks_bank', 'paid', 'paid'],
      ['declined_at_renewal', 'paid', 'paid', 'declined'],
    ]);
  });
});
