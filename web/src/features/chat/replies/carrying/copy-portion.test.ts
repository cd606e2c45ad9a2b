import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../session/session-store.ts';
import { MemoryStorage } from '../../../../session/testing/memory-storage.ts';
import { makeReply } from '../../testing/sample-messages.ts';
import { copyPortion } from './copy-portion.ts';
import { keepCarryChoice } from './kept-choice.ts';

class Item {
  readonly forms: Readonly<Record<string, Promise<Blob>>>;
  constructor(forms: Readonly<Record<string, Promise<Blob>>>) {
    this.forms = forms;
  }
}

const written: Item[] = [];
const texts: string[] = [];
const reply = makeReply({ state: 'complete', message_content: '## A\n\n**b**\n\n## C\n\nd' });

beforeEach(() => {
  written.length = 0;
  texts.length = 0;
  sessionStore.setState({ user: { id: 'u1', email: 'u1@clinic.example' } });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: readonly Item[]) => {
        if (item === undefined) throw new Error('nothing was handed over');
        written.push(item);
        await Promise.all(Object.values(item.forms));
      },
      writeText: (text: string) => {
        texts.push(text);
        return Promise.resolve();
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const formOf = async (type: string): Promise<string | undefined> => (await written[0]?.forms[type])?.text();

describe('copying a portion of a note', () => {
  it('hands the item over before its forms are made, as text and as markup', async () => {
    const done = copyPortion(reply, { section: 1, withHeading: false });
    expect(written).toHaveLength(1);
    await done;
    expect(await formOf('text/plain')).toBe('b');
    expect(await formOf('text/html')).toBe('<p><strong>b</strong></p>');
  });

  it('gives text alone to a record system that takes plain characters only', async () => {
    keepCarryChoice({ profile: 'meditech', withHeading: false, step: 'part' });
    await copyPortion(reply, { section: 2, withHeading: true });
    expect(Object.keys(written[0]?.forms ?? {})).toEqual(['text/plain']);
    expect(await formOf('text/plain')).toMatch(/^C(?:\r\n)+d$/);
  });

  it('gives one of its fields alone where one is named', async () => {
    await copyPortion(reply, { section: 1, withHeading: false }, 0);
    expect(Object.keys(written[0]?.forms ?? {})).toEqual(['text/plain']);
    expect(await formOf('text/plain')).toBe('b');
  });

  it('falls back to text where the browser takes no items, and fails where it takes neither', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    await copyPortion(reply, { section: 2, withHeading: false });
    expect(texts).toEqual(['d']);
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
    await expect(copyPortion(reply, { section: 2, withHeading: false })).rejects.toThrow('refused');
  });
});
