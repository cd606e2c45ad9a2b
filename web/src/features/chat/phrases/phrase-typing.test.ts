import type { Phrase } from '@notewright/contract';
import type { Span } from '@notewright/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { PhraseTyping } from './phrase-typing.ts';

const phrase = (name: string, words: string, isShared = false): Phrase => ({
  id: name,
  name,
  words,
  description: '',
  is_shared: isShared,
  can_edit: true,
  updated_on: '',
});

const all = [
  phrase('nlexam', 'Heart {fine|fast}, gait ***, skin ***.'),
  phrase('nl', 'Normal.'),
  phrase('exam-nl', 'Exam.'),
];

let text: string;
let selection: Span;
let typing: PhraseTyping;
let fill: (words: string) => Promise<string>;

beforeEach(() => {
  [text, selection] = ['', { start: 0, end: 0 }];
  fill = (words) => Promise.resolve(words);
  typing = new PhraseTyping({
    field: {
      read: () => ({ text, selection }),
      replace: ({ start, end }, words) => {
        text = text.slice(0, start) + words + text.slice(end);
        return { start, end: start + words.length };
      },
      select: (at) => {
        selection = at;
      },
    },
    phrases: () => all,
    fill: (words) => fill(words),
  });
});

/** Types in the place of what is selected. */
function type(words: string): void {
  text = text.slice(0, selection.start) + words + text.slice(selection.end);
  selection = { start: selection.start + words.length, end: selection.start + words.length };
  typing.look();
}
async function press(key: string, shiftKey = false): Promise<boolean> {
  const taken = typing.press({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  return taken;
}
const offered = (): readonly string[] =>
  (typing.store.getState().menu?.items ?? []).map((item) => (typeof item === 'string' ? item : item.name));
const selected = (): string => text.slice(selection.start, selection.end);

describe('the list of phrases', () => {
  it('has what the name may mean, the exact one first', () => {
    type('See .nl');
    expect(offered()).toEqual(['nl', 'nlexam', 'exam-nl']);
    type('e');
    expect(offered()).toEqual(['nlexam']);
    type('q');
    expect(offered()).toEqual([]);
  });

  it('is left by Escape, and comes back with another name', async () => {
    type('.nl');
    expect(await press('Escape')).toBe(true);
    type('e');
    expect(offered()).toEqual([]);
    expect(await press('Escape')).toBe(false);
    type('. .nl');
    expect(offered()).toEqual(['nl', 'nlexam', 'exam-nl']);
  });

  it('is not there in the middle of a word, and takes no key then', async () => {
    [text, selection] = ['.nlx', { start: 3, end: 3 }];
    typing.look();
    expect(offered()).toEqual([]);
    for (const key of ['Enter', 'Tab', 'ArrowDown', ' ']) expect(await press(key)).toBe(false);
  });

  it.each(['Enter', 'Tab'])('is chosen from by arrows and %s', async (key) => {
    type('See .nl');
    await press('ArrowUp');
    await press(key);
    expect([text, selection]).toEqual(['See Exam.', { start: 9, end: 9 }]);
  });

  it('gives the phrase of exactly that name with a blank, and no other', async () => {
    type('.nle');
    expect(await press(' ')).toBe(false);
    type('xam');
    expect(await press(' ')).toBe(true);
    expect(text).toBe('Heart {fine|fast}, gait ***, skin ***.');
  });

  it('writes nothing over what was typed while the note was asked', async () => {
    let answer: (words: string) => void = () => undefined;
    fill = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    type('.nl');
    await press('Enter');
    type('d, not this');
    answer('Normal.');
    await press('Shift');
    expect(text).toBe('.nld, not this');
  });
});

describe('blanks', () => {
  beforeEach(async () => {
    type('.nlexam');
    await press('Enter');
  });

  it('begin with the first, whose choices are offered', async () => {
    expect([selected(), offered()]).toEqual(['{fine|fast}', ['fine', 'fast']]);
    await press('ArrowDown');
    await press('Enter');
    expect([text, selected()]).toEqual(['Heart fast, gait ***, skin ***.', '***']);
  });

  it('are gone through by Tab and Shift+Tab; behind the last one Tab ends it, and then leaves', async () => {
    await press('Tab');
    type('slow');
    await press('Tab');
    expect(typing.store.getState().filling).toEqual({ blank: 2, of: 2 });
    expect(await press('Tab', true)).toBe(true);
    expect(selected()).toBe('{fine|fast}');
    await press('Tab');
    type('intact');
    expect(await press('Tab')).toBe(true);
    expect(typing.store.getState().filling).toBeNull();
    expect(await press('Tab')).toBe(false);
    expect(text).toBe('Heart {fine|fast}, gait slow, skin intact.');
  });

  it.each(['Escape', 'Tab'])(
    'are left once the text holds none, as one that was sent; %s is not taken',
    async (key) => {
      expect(typing.store.getState().filling).not.toBeNull();
      await press('Tab');
      [text, selection] = ['', { start: 0, end: 0 }];
      expect(await press(key)).toBe(false);
      expect(typing.store.getState()).toEqual({ menu: null, filling: null });
    },
  );

  it('are left with the last one that is filled in', () => {
    [text, selection] = ['Skin ***.', { start: 5, end: 8 }];
    type('intact');
    expect(typing.store.getState().filling).toBeNull();
  });

  it('are left by Escape', async () => {
    expect(await press('Escape')).toBe(true);
    expect(typing.store.getState()).toEqual({ menu: null, filling: null });
    expect(await press('Tab')).toBe(false);
  });
});
