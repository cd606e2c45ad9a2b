import { describe, expect, it } from 'vitest';
import { compareFigure, formatTable } from '../bench/table.ts';

const baseline = { start: { ready: 100, found: 90 } };

describe('a figure beside its limit and its baseline', () => {
  it.each([
    [{ what: 'ready', value: 110, unit: 'ms', limit: 200 }, 'holds'],
    [{ what: 'ready', value: 130, unit: 'ms', limit: 200 }, 'worse'],
    [{ what: 'ready', value: 210, unit: 'ms', limit: 200 }, 'missed'],
    [{ what: 'found', value: 95, unit: '%', least: 80 }, 'holds'],
    [{ what: 'found', value: 70, unit: '%', least: 60 }, 'worse'],
    [{ what: 'found', value: 70, unit: '%', least: 80 }, 'missed'],
    [{ what: 'new', value: 1, unit: 'ms' }, 'holds'],
  ] as const)('%o %s', (figure, state) => {
    expect(compareFigure('start', figure, baseline).state).toBe(state);
  });

  it('is a row of a table', () => {
    const rows = [compareFigure('start', { what: 'ready', value: 130, unit: 'ms', limit: 200 }, baseline)];
    expect(formatTable(rows).split('\n').at(-1)).toBe('| start     | ready | 130 ms | ≤ 200 | 100      | WORSE |');
  });
});
