import { describe, expect, it } from 'vitest';
import { checkFilter, exportName, noFilter, toQuery } from './audit-filter.ts';
import { numberWords, objectWords, outcomeWords } from './audit-words.ts';
import type { AuditLine } from './use-audit-log.ts';
import { wordsIn } from '../../testing/words-in.ts';
import * as english from './words.ts';

const spanish = await wordsIn<typeof english>('es', new URL('./words.ts', import.meta.url));

interface ServerWords {
  readonly auditWords: Readonly<Record<string, unknown>>;
  wordAction(action: string, outcome: 'success' | 'failure'): unknown;
}
interface Speech {
  sayIn(language: 'en' | 'es'): (text: unknown) => string;
}
// The server's own modules, which the pages themselves never import.
const [server] = Object.values(
  import.meta.glob<ServerWords>('../../../../server/src/presenters/audit-words.ts', { eager: true }),
);
const [speech] = Object.values(import.meta.glob<Speech>('../../../../server/src/language/say-in.ts', { eager: true }));

const line = (fields: Partial<AuditLine>): AuditLine => ({
  id: '01890000-0000-7000-8000-000000000001',
  number: 1234,
  timestamp: '2024-03-05T14:03:09.000Z',
  who: { id: null, name: 'Somebody not signed in' },
  action: 'chat.read',
  what: 'Read a chat',
  object: null,
  outcome: 'success',
  address: '192.0.2.7',
  device: '',
  ...fields,
});

describe('the filter', () => {
  it('asks for nothing when nothing is chosen', () => {
    expect(toQuery(noFilter)).toEqual({});
  });

  it('takes days whole, in the time zone of the reader, across a change of clocks', () => {
    const { from, to } = toQuery({ ...noFilter, from: '2024-03-10', to: '2024-03-10' });
    expect(from).toBe(new Date(2024, 2, 10).toISOString());
    expect(to).toBe(new Date(2024, 2, 11).toISOString());
  });

  it('asks for no day that is half typed', () => {
    for (const day of ['2', '2024-03', 'x', '99999-01-01'])
      expect(toQuery({ ...noFilter, from: day, to: day })).toEqual({});
  });

  it('hands on what was chosen', () => {
    const chosen = { ...noFilter, person: 'nobody', group: 'sign_in', outcome: 'failure' };
    expect(toQuery(chosen)).toEqual({ person: 'nobody', group: 'sign_in', outcome: 'failure' });
  });

  it('says when it ends before it begins', () => {
    expect(checkFilter({ ...noFilter, from: '2024-03-06', to: '2024-03-05' })).toBe('The first day is after the last.');
    expect(checkFilter({ ...noFilter, from: '2024-03-05', to: '2024-03-05' })).toBeNull();
    expect(checkFilter({ ...noFilter, from: '2024-03-05' })).toBeNull();
  });

  it('names the exported file after the day', () => {
    expect(exportName(new Date(2024, 2, 5, 23, 59))).toBe('audit-log-2024-03-05.csv');
  });
});

describe('a line', () => {
  it('has its number, or says that it waits for it', () => {
    expect([numberWords(line({})), numberWords(line({ number: null }))]).toEqual(['1,234', 'not sealed yet']);
  });

  it('says how it ended only where that is not said already', () => {
    expect(outcomeWords(line({}))).toBe('');
    expect(outcomeWords(line({ outcome: 'denied' }))).toBe('Refused');
    expect(outcomeWords(line({ outcome: 'failure', what: 'Failed sign-in' }))).toBe('');
    expect(outcomeWords(line({ outcome: 'failure', what: 'Wrong second factor' }))).toBe('');
  });

  it('is known by the same words of the server in Spanish as in English', () => {
    if (server === undefined || speech === undefined) throw new Error('The server’s modules were not found.');
    const { auditWords, wordAction } = server;
    const lines = Object.keys(auditWords).flatMap((action) => [
      wordAction(action, 'success'),
      wordAction(action, 'failure'),
    ]);
    expect(lines.length).toBeGreaterThan(100);
    const [inEnglish, inSpanish] = [speech.sayIn('en'), speech.sayIn('es')];
    const isSameInBoth = (text: unknown): boolean =>
      spanish.saysFailed(inSpanish(text)) === english.saysFailed(inEnglish(text));
    expect(lines.filter((text) => !isSameInBoth(text)).map(inEnglish)).toEqual([]);
    expect(lines.filter((text) => english.saysFailed(inEnglish(text))).length).toBeGreaterThan(20);
  });

  it('names what it was done to', () => {
    const object = { kind: 'Chat', id: '01890000-0000-7000-8000-0000003f2a9c', name: '3F2A9C' };
    expect([objectWords(line({ object })), objectWords(line({}))]).toEqual(['Chat 3F2A9C', '']);
  });
});
