import { describe, expect, it } from 'vitest';
import { makePair } from './make-pair.ts';
import { sampleTools } from './sample-tools.ts';
import { tabAfter } from './tab-list.tsx';
import * as words from './words.ts';

describe('the examples', () => {
  it('are those of four tools, in order', () => {
    expect(sampleTools.map(({ name }) => name)).toEqual(['TranscriptX', 'Chartwright', 'Redactify', 'Validify']);
  });

  it.each(sampleTools)('of $name have their texts and their words, three or four of them', async (tool) => {
    const samples = await tool.load();
    expect(samples.map(({ id }) => id)).toEqual(tool.examples);
    expect([3, 4]).toContain(samples.length);
    for (const sample of samples) {
      const pair = makePair(tool.name, sample);
      expect(pair).toMatchObject({ tabLabel: words.examples[sample.id]?.tabLabel, after: { content: sample.after } });
      expect([pair.before.contentTitle, pair.after.contentTitle, sample.before.length > 0]).not.toContain('');
    }
  });

  it('have words for no others', () => {
    expect(Object.keys(words.examples).sort()).toEqual(sampleTools.flatMap(({ examples }) => [...examples]).sort());
    expect(Object.keys(words.blurbs)).toEqual(sampleTools.map(({ key }) => key));
  });
});

describe('tabs', () => {
  it.each([
    ['ArrowRight', 3, 0],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['ArrowDown', 1, null],
    ['a', 1, null],
  ])('go by %s from %i to %s', (key, from, to) => {
    expect(tabAfter(key, from, 4)).toBe(to);
  });
});
