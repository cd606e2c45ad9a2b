import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import { briefOf } from './brief.ts';

const ofText = (input: string) => briefOf({ input, tool: 'Chartwright', options: {} }, chart(input));

describe('the brief of a note', () => {
  it('names each sentence and each of the engine’s statements, with the words that it rests on', () => {
    const input = 'Cough for 3 days. Takes lisinopril 10 mg daily. Temp 38.4.';
    const { passages, facts, sections } = ofText(input);
    expect(passages.map(({ id, start, end }) => `${id} ${input.slice(start, end)}`)).toEqual([
      's1 Cough for 3 days.',
      's2 Takes lisinopril 10 mg daily.',
      's3 Temp 38.4.',
    ]);
    const drug = facts.find(({ section }) => section === 'medications');
    expect(drug?.sources.map(({ start, end }) => input.slice(start, end)).join(' ')).toContain(
      'lisinopril 10 mg daily',
    );
    expect(sections.filter(({ isFixed }) => isFixed).map(({ id }) => id)).toEqual(['vital-signs']);
    expect(sections.find(({ id }) => id === 'plan')?.part?.title).toBe('Assessment and plan');
  });

  it('says who speaks, and cuts long speech without marks', () => {
    const long = 'well it started last week and then it got worse '.repeat(12);
    const input = `Doctor: What brings you in?\nPatient: ${long}`;
    const { passages } = briefOf({ input, tool: 'TranscriptX', options: {} }, transcribe(input));
    expect(passages[0]?.speaker).toBe('clinician');
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.slice(1).every(({ speaker }) => speaker === 'patient')).toBe(true);
  });

  it('cuts no sentence within what identifies somebody', () => {
    const input = 'Doctor: What happened?\nPatient: I saw Mister X Y Z. He told me to go to counselling, it hurts.';
    const { passages } = briefOf({ input, tool: 'TranscriptX', options: {} }, transcribe(input));
    expect(passages.map(({ start, end }) => input.slice(start, end))).toContainEqual(
      expect.stringContaining('Mister X Y Z. He told'),
    );
  });

  it('has the titles of a note in its language', () => {
    const { sections } = ofText('Mujer de 65 años con tos y fiebre desde hace 3 días. Niega dolor torácico.');
    const titleOf = (id: string): string | undefined => sections.find((section) => section.id === id)?.title;
    expect([titleOf('medications'), titleOf('allergies')]).toEqual(['Tratamiento habitual', 'Alergias']);
  });
});
