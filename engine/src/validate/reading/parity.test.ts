import { describe, expect, it } from 'vitest';
import { findParityConflict } from './parity.ts';
import { readChart } from './read-chart.ts';

describe('findParityConflict', () => {
  it.each([
    ['G3P2002 at 33w0d.\nOB history: primigravida.', true],
    ['G1P0 at 20 weeks.\nHistory: two vaginal births, 2015 and 2018.', true],
    ['G2P1001 at 26 weeks. Later: G3P2 by records.', true],
    ['G2P1001 at 26 weeks.\nFirst pregnancy 2019, term vaginal birth.', false],
    ['G1P0 at 20 weeks.\nFirst pregnancy.', false],
    ['G1P0 at 20 weeks.\nHer mother had three cesarean births.', false],
  ])('%j: %s', (text, isFound) => {
    expect(findParityConflict(readChart(text)) !== undefined).toBe(isFound);
  });
});
