import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../session/session-store.ts';
import { MemoryStorage } from '../../../../session/testing/memory-storage.ts';
import { keepCarryChoice, readCarryChoice } from './kept-choice.ts';

const signIn = (id: string): void => sessionStore.setState({ user: { id, email: `${id}@clinic.example` } });
const atFirst = { profile: 'plain', withHeading: false, step: 'part' };

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  signIn('u1');
});
afterEach(() => vi.unstubAllGlobals());

describe('how words of a note are copied', () => {
  it('is as it is at first until something is chosen, and then each person’s own', () => {
    expect(readCarryChoice()).toEqual(atFirst);
    keepCarryChoice({ profile: 'meditech', withHeading: true, step: 'heading' });
    signIn('u2');
    expect(readCarryChoice()).toEqual(atFirst);
    signIn('u1');
    expect(readCarryChoice()).toEqual({ profile: 'meditech', withHeading: true, step: 'heading' });
  });

  it.each(['null', '{', '[]', '7', '{"profile":"fax","withHeading":"yes","step":"word"}'])(
    'does not mind what it does not know in %j',
    (text) => {
      localStorage.setItem('carry:u1', text);
      expect(readCarryChoice()).toEqual(atFirst);
    },
  );

  it('holds for the visit where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    keepCarryChoice({ profile: 'epic', withHeading: false, step: 'part' });
    expect(readCarryChoice().profile).toBe('epic');
  });
});
