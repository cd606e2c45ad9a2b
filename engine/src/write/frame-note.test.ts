import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import type { NoteResult } from '../model/result.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import { blockBreak, frameNote } from './frame-note.ts';
import { renderBlock } from './render-sections.ts';

const typed = `65 year old woman with cough and fever for 3 days, temp 38.4. No chest pain.
Takes lisinopril 10 mg daily. Plan: chest x-ray, return in 1 week.`;
const talk = `Doctor: What brings you in today?
Patient: I have had a cough for three weeks.
Doctor: Do you have any allergies?
Doctor: We will get a chest x-ray.`;
const older = 'Medication list: metformin 500 mg twice daily. Allergies: penicillin.';
const joined = `${typed}\n\n${older}`;
const ofBefore = { kind: 'medication_list', name: 'list.txt', date: '2026-03-03' } as const;

const notes: readonly (readonly [string, NoteResult])[] = [
  ['a typed text', chart(typed)],
  ['a talk with open points', transcribe(talk)],
  ['a letter', chart(`letter to the GP please\n${typed}`)],
  [
    'a Spanish text',
    chart('Mujer de 65 años con tos y fiebre desde hace 3 días. Niega dolor torácico. Toma losartán 50 mg al día.'),
  ],
  ['a page with its head', chart(`Patient: Jane Sample   DOB: 02/14/1961   MRN: 00482913\n${typed}`)],
  [
    'own headings',
    chart(typed, {
      form: {
        name: 'Mine',
        headings: [
          { title: 'Story', instruction: '', takes: [] },
          { title: 'Plan', instruction: '', takes: [] },
        ],
      },
    }),
  ],
  [
    'older sources',
    chart(joined, {
      sources: [
        { start: 0, end: typed.length, kind: 'current', name: '', date: null },
        { start: typed.length + 2, end: joined.length, ...ofBefore },
      ],
    }),
  ],
  ['hardly anything', chart('cough')],
];

describe('the frame of a note', () => {
  it.each(notes)('of %s is the note around its sections', (_name, note) => {
    const { head, tail } = frameNote(note);
    const { rendered, missing } = tail(new Set());
    const blocks = [head.markdown, renderBlock(note.sections).markdown, rendered.markdown];
    expect(blocks.join(blockBreak)).toBe(note.rendered.markdown);
    expect(missing).toEqual(note.missing);
    for (const { markdown, statements } of [head, rendered])
      for (const { at, text } of statements) expect(markdown.slice(at.start, at.end)).toBe(text);
    expect(rendered.statements).toHaveLength(
      rendered.statements.filter(({ support }) => support === 'structural').length,
    );
  });

  it('names as not documented only what nobody wrote meanwhile', () => {
    const note = chart(typed);
    const [first = '', ...rest] = note.missing;
    const { rendered, missing } = frameNote(note).tail(new Set([first]));
    expect(missing).toEqual(rest);
    expect(rendered.markdown).not.toContain(`- ${first}`);
    expect(frameNote(note).tail(new Set(note.missing)).rendered.markdown).toBe(note.rendered.statements.at(-1)?.text);
  });
});
