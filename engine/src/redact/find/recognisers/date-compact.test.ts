import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateCompact } from './date-compact.ts';

describe('date-compact', () => {
  it.each([
    'MSH|^~\\&|LAB|«20230415083000»||ORU',
    'PID|1||77||X||«19610615»|M',
    'DOB «19610615»',
    'Platelets 20230415 in total',
    'Order 19991399 was filled',
    'Count|99999999|x',
  ])('%s', (marked) => {
    expect(markFindings(dateCompact, readMarked(marked).text)).toBe(marked);
  });
});
