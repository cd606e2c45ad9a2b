import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { relinkNote } from '../../verify/edited/relink-note.ts';
import { readPhraseValues } from './read-phrase-values.ts';

function valuesOf(input: string, change: (markdown: string) => string = (markdown) => markdown) {
  const { facts = [], sections, rendered } = chart(input);
  const after = change(rendered.markdown);
  const statements = after === rendered.markdown ? rendered.statements : relinkNote(rendered, after, input);
  return readPhraseValues(facts, { facts, sections, statements });
}

const input = `CC: chest pain
HPI: 67 year old man with chest pain for 3 hours.
PMH: HTN, T2DM
Meds: lisinopril 10 mg daily, metformin 1000 mg BID
Allergies: penicillin (hives)
Plan: stop metformin`;

describe('what phrases can say of a note', () => {
  it('comes from its facts; a dose about which the plan says something is left to the clinician', () => {
    expect(valuesOf(input)).toEqual({
      age: '67-year-old',
      sex: 'male',
      complaint: 'chest pain',
      medications: 'lisinopril 10 mg daily, metformin ***',
      allergies: 'penicillin (hives)',
      problems: 'Hypertension, Type 2 diabetes mellitus',
    });
  });

  it('is in the language of the note', () => {
    const spanish =
      'Paciente femenina de 58 años con dolor de rodilla. Toma lisinopril 10 mg diario. Alérgica a sulfa (urticaria).';
    expect(valuesOf(spanish)).toMatchObject({ age: '58 años', sex: 'femenino', allergies: 'sulfa (urticaria)' });
  });

  it('holds nothing of a list of which a part was changed, taken out or added', () => {
    const changes: readonly ((markdown: string) => string)[] = [
      (markdown) => markdown.replace('1000 mg', '500 mg'),
      (markdown) => markdown.replace(/\n- Metformin[^\n]*/, ''),
      (markdown) => markdown.replace(/(\n- Metformin[^\n]*)/, '$1\n- Warfarin 5 mg daily'),
    ];
    for (const change of changes) {
      const values = valuesOf(input, change);
      expect(values).not.toHaveProperty('medications');
      expect(values).toMatchObject({ allergies: 'penicillin (hives)' });
    }
  });

  it('guesses nothing: no age of a relative, no sex from a pronoun, no drug that is another’s or only considered', () => {
    const values = valuesOf(
      "HPI: His 7 year old brother has a cough. She worries.\nMeds: considering metoprolol, uses wife's lisinopril",
    );
    expect(values).not.toHaveProperty('age');
    expect(values).not.toHaveProperty('sex');
    expect(values.medications ?? '').not.toMatch(/metoprolol \d|^lisinopril$/i);
  });

  it('is nothing where there are no facts', () => {
    expect(readPhraseValues([], { facts: [], sections: [], statements: [] })).toEqual({});
  });
});
