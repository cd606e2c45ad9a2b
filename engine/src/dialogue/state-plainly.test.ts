import { describe, expect, it } from 'vitest';
import { readWords } from './spoken-words.ts';
import { statePlainly } from './state-plainly.ts';

describe('a statement of oneself without its person', () => {
  it.each([
    ["I couldn't get up the stairs.", 'Could not get up the stairs'],
    ["I'm able to walk to my daughter's", "Able to walk to daughter's"],
    ['I was off work for two weeks', 'Was off work for two weeks'],
    ['I took it for a week', undefined],
    ['I rang her yesterday morning', undefined],
    ['They swell by the evening', undefined],
    ["I'm fine", undefined],
  ])('%s -> %s', (text, stated) => {
    expect(statePlainly({ text, words: readWords(text) })).toBe(stated);
  });
});
