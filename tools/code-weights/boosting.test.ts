import { describe, expect, it } from 'vitest';
import { flattenTrees, judgeRow } from '../../engine/src/codes/learned/trees.ts';
import { boost } from './boosting.ts';

describe('boost', () => {
  it('learns what one column alone does not tell', () => {
    const rows = Array.from({ length: 400 }, (_, row) => Float64Array.of(row % 2, (row >> 1) % 2, row % 7));
    // Yes where the first two are both set: neither tells it alone. (Where they differ, no first cut gains anything.)
    const answers = Uint8Array.from(rows, (row) => (row[0] === 1 && row[1] === 1 ? 1 : 0));
    const trees = flattenTrees(boost(rows, answers, { trees: 20, depth: 3, rate: 0.3, leafWeight: 1, ridge: 1 }));
    expect(judgeRow(trees, Float64Array.of(1, 1, 3))).toBeGreaterThan(0.9);
    expect(judgeRow(trees, Float64Array.of(1, 0, 3))).toBeLessThan(0.1);
  });
});
