import { describe, expect, it } from 'vitest';
import { hostileLines } from '../testing/hostile-lines.ts';
import { recognisers } from './registry.ts';
import { scanText } from './scan.ts';

const small = 6_000;

/** How many tokens all recognisers together look at; the same on every machine. */
function countReads(text: string): number {
  const scan = scanText(text);
  let reads = 0;
  const tokens = new Proxy(scan.tokens, {
    get: (list, key) => {
      reads++;
      return Reflect.get(list, key) as unknown;
    },
  });
  for (const recogniser of recognisers) recogniser.find({ ...scan, tokens }, () => undefined);
  return reads;
}

describe('the recognisers on hostile lines', () => {
  it.each(hostileLines)('looks at a number of tokens in proportion to the length of %s', (_name, unit) => {
    const repeats = Math.ceil(small / unit.length / 4);
    const once = countReads(unit.repeat(repeats));
    const more = countReads(unit.repeat(repeats * 4));
    expect(more).toBeLessThan(once * 4.4 + 2000);
  });
});
