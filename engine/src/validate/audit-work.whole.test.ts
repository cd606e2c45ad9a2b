import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';

/**
 * Long enough that work by the square of the length takes minutes, and work in proportion to it seconds on any machine.
 * How it grows is measured by `npm run bench -- growth`.
 */
const long = 480_000;

describe('an audit of a long text of nothing but one line', () => {
  it.each([
    'CPT 97110-59\n',
    'CPT 20610-RT\nCPT 93000\nCPT 12001-LT\n',
    'BP: 120/80 today\n',
    'History of Present Illness: ',
    'mother who has asthma and ',
  ])('comes to its end: %j', { timeout: 90_000 }, (unit) => {
    const { tool, rendered } = validate(unit.repeat(long / unit.length));
    expect([tool, rendered.markdown.length > 0]).toEqual(['Validify', true]);
  });
});
