import type { ChatMessage } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { makeReply } from '../testing/sample-messages.ts';
import { openedIndex } from './opened-version.ts';

const edit = {} as ChatMessage['edit'];
const first = makeReply({ id: 'a1', version: 1 });
const again = makeReply({ id: 'a2', version: 2 });
const edited = makeReply({ id: 'a3', version: 3, edit });

describe('the version at which a chat is opened', () => {
  it('is the one that was asked for, an older one too', () => {
    expect(openedIndex([first, again], 'a1')).toBe(0);
    expect(openedIndex([first, again, edited], 'a3')).toBe(2);
  });

  it('is none that was edited since', () => {
    expect(openedIndex([first, again, edited], 'a1')).toBeNull();
    expect(openedIndex([first, again, edited], 'a2')).toBeNull();
  });

  it('is a newer one than an edit, where that was asked for', () => {
    const later = makeReply({ id: 'a4', version: 4 });
    expect(openedIndex([first, edited, later], 'a4')).toBe(2);
  });

  it('is none where it is of another answer, or none was asked for', () => {
    expect(openedIndex([first], 'b1')).toBeNull();
    expect(openedIndex([first], null)).toBeNull();
  });
});
