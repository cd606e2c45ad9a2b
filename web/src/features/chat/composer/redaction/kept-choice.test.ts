import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../session/session-store.ts';
import { MemoryStorage } from '../../../../session/testing/memory-storage.ts';
import { keepRedaction, readRedaction } from './kept-choice.ts';

const signIn = (id: string): void => sessionStore.setState({ user: { id, email: `${id}@clinic.example` } });

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  signIn('u1');
});
afterEach(() => vi.unstubAllGlobals());

describe('how Redactify is to replace', () => {
  it('is nothing until something is chosen, and then each person’s own', () => {
    expect(readRedaction()).toEqual({});
    keepRedaction({ redact_style: 'tags', redact_clinicians: 'keep' });
    signIn('u2');
    expect(readRedaction()).toEqual({});
    keepRedaction({ redact_zip: 'three-digits' });
    signIn('u1');
    expect(readRedaction()).toEqual({ redact_style: 'tags', redact_clinicians: 'keep' });
    keepRedaction({});
    expect(readRedaction()).toEqual({});
  });

  it.each(['null', '{', '[]', '7', '{"redact_style":"invisible","redact_zip":"three-digits","other":"x"}'])(
    'passes over what it does not know in %j',
    (text) => {
      localStorage.setItem('redaction:u1', text);
      expect(readRedaction()).toEqual(text.includes('three-digits') ? { redact_zip: 'three-digits' } : {});
    },
  );

  it('holds for the visit where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    keepRedaction({ redact_ages: 'ninety-plus' });
    expect(readRedaction()).toEqual({ redact_ages: 'ninety-plus' });
    keepRedaction({});
  });
});
