import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinWrapped } from './join-wrapped.ts';

const wrapped = (text: string): string => text.replaceAll(/(?![^\n]{1,60}$)([^\n]{1,60}) /gm, '$1\n');

const folder = path.join(import.meta.dirname, '../../../bench/quality/note-pieces');
const marked = readdirSync(folder)
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  .filter((line) => line.startsWith('{'))
  .map((line) => JSON.parse(line) as { id: string; kind?: string; pieces: readonly (readonly [string, string])[] })
  .map(({ id, kind, pieces }) => ({ id, kind: kind ?? '', text: pieces.map(([words]) => words).join('') }));

const note = `CC: cough for 2 weeks, worse at night, brings up a little clear sputum. No fever, chills, Chest pain or weight loss. Lives with 2 cats, smokes 10 a day. 2019 pneumonia of the left lung.
PMH: asthma, eczema
Meds: salbutamol as needed, montelukast 10 mg at night, cetirizine 10 mg daily in spring and summer, Vitamin D 1000 units
- book spirometry before the next visit, and a chest film if the cough has not gone by then
- stop smoking leaflet`;

describe('joinWrapped', () => {
  it('puts each line that was wrapped at a margin on one line again, whatever the next one begins with', () => {
    expect(wrapped(note).split('\n').length).toBeGreaterThan(9);
    expect(joinWrapped(wrapped(note))).toBe(note);
  });

  it('keeps every range where line breaks are of two characters', () => {
    const text = wrapped(note).replaceAll('\n', '\r\n');
    const joined = joinWrapped(text);
    expect(joined.length).toBe(text.length);
    expect(joined.replaceAll('\r\n', '\n').replaceAll(/ +/g, ' ')).toBe(note);
  });

  it('leaves alone what stands under an empty line, and single words below each other', () => {
    const apart = wrapped(note).replaceAll('\n', '\n\n');
    expect(joinWrapped(apart)).toBe(apart);
    const list = 'amlodipine\nlisinopril\nmetformin\naspirin\natorvastatin';
    expect(joinWrapped(list)).toBe(list);
  });

  it('joins the lines of those marked notes that were wrapped, and of no other, whose lines are entries', () => {
    expect(marked.length).toBeGreaterThan(400);
    const typed = marked.filter(({ kind }) => /hard[ -]wrapped/.test(kind));
    expect(typed.length).toBeGreaterThan(5);
    const joined = marked.filter(({ text }) => joinWrapped(text) !== text);
    expect(joined.map(({ id }) => id)).toEqual(typed.map(({ id }) => id));
  });
});
