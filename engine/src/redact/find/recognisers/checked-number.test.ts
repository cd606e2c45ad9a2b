import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { checkedNumber } from './checked-number.ts';

describe('checked-number', () => {
  it.each([
    'Paid with «4111 1111 1111 1111» today',
    'Number «943 476 5919» stands alone',
    'Into «GB82 WEST 1234 5698 7654 32» please',
    'Card «1EG4-TE5-MK73» and «AB1234563»',
    'Wrong 4111 1111 1111 1112 and 943 476 5918',
    'Values 138 4 102 24 and 2000 3000 4000 5002',
  ])('%s', (marked) => {
    expect(markFindings(checkedNumber, readMarked(marked).text)).toBe(marked);
  });
});
