import { toolNames } from '@notewright/engine/value-sets';
import { describe, expect, test } from 'vitest';
import { describeMinutesSaved, estimateMinutesSaved, speeds } from './minutes-saved.ts';

describe('the estimate of minutes saved', () => {
  test.each([
    // 400 words typed at 40 are 10 minutes; read at 200 they are 2.
    ['Chartwright', 400, 400, 8],
    ['TranscriptX', 400, 400, 8],
    // A chart that grew to twice the words counts for those given: 10 minutes less 4 of reading.
    ['Chartwright', 400, 800, 6],
    // Twelve words in, a whole form out: nothing was saved.
    ['Chartwright', 12, 300, 0],
    // 1000 words by hand at 100 are 10 minutes, the check is 5.
    ['Redactify', 1000, 1000, 5],
    // 800 words at 80 are 10 minutes, a report of 300 words is 1.5.
    ['Validify', 800, 300, 8.5],
    ['Validify', 10, 900, 0],
  ] as const)('%s, %i words in, %i out: %d', (tool, wordsIn, wordsOut, minutes) => {
    expect(estimateMinutesSaved(tool, { wordsIn, wordsOut })).toBe(minutes);
  });

  test.each(toolNames)('%s never goes below zero, and never beyond the work by hand', (tool) => {
    for (const wordsIn of [0, 1, 7, 250, 2_000_000])
      for (const wordsOut of [0, 1, 9, 250, 2_000_000]) {
        const minutes = estimateMinutesSaved(tool, { wordsIn, wordsOut });
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(wordsIn / Math.min(...Object.values(speeds)) + 0.05);
      }
  });

  test.each(toolNames)('the sentence of %s names the speeds that it is made with', (tool) => {
    const named = [...String(describeMinutesSaved(tool)).matchAll(/\d+/g)].map(([figure]) => Number(figure));
    expect(named).toContain(speeds.reading);
    expect(named.filter((figure) => figure !== speeds.reading)).toHaveLength(1);
    // What the sentence says is what is computed: an hour of the work by hand, all of it still to be read.
    const [byHand = 0] = named;
    const words = byHand * 60;
    expect(estimateMinutesSaved(tool, { wordsIn: words, wordsOut: words })).toBeCloseTo(60 - words / speeds.reading, 1);
  });
});
