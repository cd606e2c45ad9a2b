import { describe, expect, it } from 'vitest';
import { cues } from '../note/data/cues.ts';
import { headsOf, PatternIndex } from './pattern-heads.ts';

describe('headsOf', () => {
  it.each([
    [/\b(?:x-?rays?|cxr|ct)\b/i, ['x', 'cxr', 'ct']],
    [/^\W*(?:start|d\/c|(?:knee|hip) replacement)\b/i, ['sta', 'd', 'kne', 'hip']],
    [/^\W*admit(?:ted)?/i, ['adm']],
    [/^(?:put|set) (?=on)|^do (?=it)/i, ['put', 'set', 'do ']],
    [/^(?:so )?keep\b/i, undefined],
    [/^an?other|^[ab]c\b/i, undefined],
    [/^,? ?\b(?:one|two)\b|^three/i, ['one', 'two', 'thr']],
    [/\b(?:ab?c|no+d|o2 ?sats)\b(?!\s*:)/i, ['a', 'no', 'o2']],
    [/\bi(?:'m| am) fine|\s+not\b,? (?:at all)/i, undefined],
    [/(?<!\bno )\b(?:i am|he['’]s|my|i\s+was|i\s*s)\b/i, ['i ', 'he', 'my', 'i ', 'i']],
    [/\b(i|you)'m\b|,?\s*\bim\b/gi, ['i', 'you', 'im ']],
    [/\bi's (?:been|gotten)\b/gi, ['i ']],
    [/\bi ?am\b/gi, ['i']],
    [/\bx-?ray\b/gi, ['x']],
    [/\b(?:adls?|[ab]x)\b/i, undefined],
    [/\b(?:\w+ectomy|surgery)\b/i, undefined],
    [/\b(?:we |i )?(?:will|going)\b/i, undefined],
    [/\b(?:(?:very )?bad|good)\b/i, undefined],
    [/\b(?:one|two)\b|three/i, undefined],
    [/\b(?:one|two)\b/, undefined],
    [/\d(?:one|two)/i, undefined],
  ])('of %s', (pattern, heads) => {
    expect(headsOf(pattern)).toEqual(heads);
  });
});

describe('PatternIndex', () => {
  const patterns = cues.map((cue) => cue.pattern);
  const index = new PatternIndex(patterns);

  it('leaves out no cue that matches, whatever stands around its words', () => {
    const texts = patterns.flatMap((pattern) => {
      const words = pattern.source.match(/[a-z]+(?:[ /-][a-z]+)*/g) ?? [];
      return words.flatMap((word) => [
        word,
        `${word.toUpperCase()} 12`,
        `seen; (${word} with cancer: normal)`,
        `é${word} _${word} 9${word}-${word}, shows no ${word} 98`,
      ]);
    });
    const hits = texts.map((text) => {
      const tried = new Set(index.find(text));
      const matching = patterns.flatMap((pattern, id) => (pattern.test(text) ? [id] : []));
      expect(
        matching.filter((id) => !tried.has(id)),
        text,
      ).toEqual([]);
      return matching.length;
    });
    expect(hits.filter((count) => count > 0).length).toBeGreaterThan(1000);
  });

  it('takes a whole short word for the beginning of nothing longer', () => {
    const short = new PatternIndex([/\bi am\b/i, /\bmy (?:own)\b/i, /\b(?:o2 )/i]);
    expect(short.find('it is myself, in o23')).toEqual([]);
    expect(short.find("I'm; my, O2é")).toEqual([0, 1, 2]);
  });

  it('leaves most cues untried', () => {
    expect(index.find('throat mildly red, no exudate').length).toBeLessThan(patterns.length / 3);
    expect(index.find('').length).toBeLessThan(10);
  });
});
