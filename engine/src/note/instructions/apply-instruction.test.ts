import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import type { PlacedStatement } from '../../model/document.ts';
import { noteKinds, type NoteKind } from '../../model/result.ts';
import type { WrittenNote } from '../left-out/put-into-note.ts';
import type { NoteOptions } from '../note-options.ts';
import { applyInstruction, type Instructed } from './apply-instruction.ts';
import { readInstruction } from './read-instruction.ts';
import { stillMissing } from './still-missing.ts';

const input = `58 yo F with R knee pain x 3 weeks. No fever. Walks with a cane. Smokes 5 cigarettes a day.
PMH: HTN, type 2 diabetes
Meds: lisinopril 10 mg daily, metformin 500 mg bid
Allergies: penicillin (hives), latex
BP 138/84, HR 76
Exam: R knee tender, lungs clear
A: knee sprain
Plan: X-ray right knee, rest and ice, return in 2 weeks`;

function noteFrom(words: string, options: NoteOptions = {}): WrittenNote & { readonly kind: NoteKind } {
  const { rendered, sections, missing, leftOut, noteKind } = chart(words, options);
  return { rendered, sections, missing, leftOut, kind: noteKind === 'own' ? 'soap' : noteKind };
}
const note = noteFrom(input);

function ask(
  message: string,
  given: ReturnType<typeof noteFrom> = note,
  words = input,
  options: NoteOptions = {},
): Instructed {
  const instruction = readInstruction(message);
  if (!instruction) throw new Error(`No instruction: ${message}`);
  return applyInstruction(given, instruction, { input: words, options, kind: given.kind });
}

function changed(...given: Parameters<typeof ask>): WrittenNote {
  const done = ask(...given);
  if ('problem' in done) throw new Error(`${given[0]}: ${done.problem}`);
  return done.note;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
/** The lines that went and that came. */
function differences(message: string): { readonly gone: string[]; readonly come: string[] } {
  const [before, after] = [lines(note.rendered.markdown), lines(changed(message).rendered.markdown)];
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

describe('applyInstruction', () => {
  describe('of a section to be written shorter', () => {
    const short = chart(input, { style: { length: 'shorter' } }).sections;
    const shorten = (given: ReturnType<typeof noteFrom>, section: string, own = short): Instructed => {
      const instruction = readInstruction(`shorten the ${section}`);
      if (!instruction) throw new Error('An instruction was expected.');
      return applyInstruction(given, instruction, { input, options: {}, kind: given.kind, short: own });
    };

    it('writes that section as the shorter voice has it, with its sources, and no other', () => {
      const long = noteFrom(input, { style: { length: 'fuller' } });
      const done = shorten(long, 'history');
      if ('problem' in done) throw new Error(done.problem);
      const { markdown, statements } = done.note.rendered;
      const written = short.find(({ id }) => id === 'history-of-present-illness')?.statements ?? [];
      for (const { text, sources } of written) {
        expect(markdown).toContain(`- ${text}`);
        expect(statements.find((one) => one.text === text)).toMatchObject({ sources, support: 'supported' });
      }
      expect(markdown.length).toBeLessThan(long.rendered.markdown.length);
      const planOf = (text: string): string => text.slice(text.indexOf('### Assessment'));
      expect(planOf(markdown)).toBe(planOf(long.rendered.markdown));
      for (const { at, text } of statements) expect(markdown.slice(at.start, at.end)).toBe(text);
      expect(done.changes).toEqual([{ kind: 'shortened', sections: ['History of present illness'] }]);
    });

    it('leaves a section that is as short already, is not there, or was changed by a clinician', () => {
      expect(shorten(note, 'plan')).toMatchObject({ problem: 'notShorter' });
      expect(shorten(note, 'surgical history')).toMatchObject({ problem: 'noSection' });
      const edited = changed('add to the plan: repeat TSH in 6 weeks');
      expect(shorten({ ...edited, kind: 'soap' }, 'plan')).toMatchObject({ problem: 'editedSection' });
    });
  });

  it.each<[string, string[], string[]]>([
    ['add allergy to sulfa, hives', [], ['- Sulfa (hives)']],
    ['add sulfa, codeine to the allergies', [], ['- Sulfa, codeine']],
    ['add to the plan: repeat TSH in 6 weeks', [], ['- Repeat TSH in 6 weeks']],
    ['he also takes aspirin 81 mg daily', [], ['- Aspirin 81 mg daily']],
    [
      'add "drinks no alcohol" to the social history',
      ['Walks with a cane. Smokes 5 cigarettes a day.'],
      ['Walks with a cane. Smokes 5 cigarettes a day. Drinks no alcohol.'],
    ],
    ['add BP 140/90 to vitals', [], ['| BP | 140/90 |']],
    ['add father had an MI at 61 to family history', [], ['#### Family history', 'Father had an MI at 61.']],
    ['please add to the note: aspirin 81 mg daily', [], ['- Aspirin 81 mg daily']],
    ['remove the second item of the plan', ['- Rest and ice'], []],
    ['remove the last item of the plan', ['- Return in 2 weeks'], []],
    ['delete the sentence about smoking', ['Walks with a cane. Smokes 5 cigarettes a day.'], ['Walks with a cane.']],
    [
      'delete the sentence about the cane',
      ['Walks with a cane. Smokes 5 cigarettes a day.'],
      ['Smokes 5 cigarettes a day.'],
    ],
    ['take out the allergy to latex', ['- Latex'], []],
    ['remove the last item of the assessment', ['#### Assessment', '- Knee sprain'], []],
    [
      'change the dose of metformin to 1000 mg',
      ['- Metformin 500 mg twice daily'],
      ['- Metformin 1000 mg twice daily'],
    ],
    [
      'change the dose of metformin from 500 to 850',
      ['- Metformin 500 mg twice daily'],
      ['- Metformin 850 mg twice daily'],
    ],
    [
      'change the dose of metformin to 1000 mg daily',
      ['- Metformin 500 mg twice daily'],
      ['- Metformin 1000 mg daily'],
    ],
    [
      'it was 4 weeks, not 3',
      ['58-year-old woman with right knee pain for 3 weeks. No fever.'],
      ['58-year-old woman with right knee pain for 4 weeks. No fever.'],
    ],
    ['change sprain to strain', ['- Knee sprain'], ['- Knee strain']],
    [
      'change right to left knee',
      ['58-year-old woman with right knee pain for 3 weeks. No fever.', '- Right knee tender', '- X-ray right knee'],
      ['58-year-old woman with left knee pain for 3 weeks. No fever.', '- Left knee tender', '- X-ray left knee'],
    ],
    ['correct lisinopril to losartan', ['- Lisinopril 10 mg daily'], ['- Losartan 10 mg daily']],
    ['it was a strain, not a sprain', ['- Knee sprain'], ['- Knee strain']],
    ['change right to left in the exam', ['- Right knee tender'], ['- Left knee tender']],
    [
      'move the first sentence of the social history to plan',
      ['Walks with a cane. Smokes 5 cigarettes a day.'],
      ['Smokes 5 cigarettes a day.', '- Walks with a cane'],
    ],
  ])('%j', (message, gone, come) => {
    expect(differences(message)).toEqual({ gone, come });
  });

  it.each([
    ['remove the sentence about alcohol', 'notFound', false],
    ['remove the ninth item of the plan', 'notFound', false],
    ['remove the sentence about the knee', 'several', false],
    ['change right to left', 'several', false],
    ['change dose to 40', 'whichDrug', false],
    ['change the dose of warfarin to 5 mg', 'noDose', false],
    ['change the dose of metformin from 850 to 1000', 'noDose', false],
    ['remove rest from the plan', 'oneOfMany', false],
    ['remove the plan section', 'wholeSection', false],
    ['please add to the note: shower chair', 'whichSection', false],
    ['remove the first item of the family history', 'noSection', false],
    ['add latex to the allergies', 'saidAlready', false],
    ['move hypertension to the past medical history', 'saidAlready', false],
    ['move this to plan', 'which', false],
    ['change lisinopril to losartan', 'orderOrNote', false],
    ['change warfarin to apixaban', 'notFound', true],
    ['it was chills, not fever', 'notFound', true],
    ['change dressing to foam', 'notFound', true],
    ['it was 9 days, not 8', 'notFound', true],
    ['move patient to assessment', 'notFound', true],
    ['remove the second item of the plan and remove the sentence about alcohol', 'notFound', false],
  ])('%j changes nothing', (message, problem, isDoubtful) => {
    expect(ask(message)).toEqual({ problem, isDoubtful });
  });

  it('changes the one dose of a note whatever it is of', () => {
    const one = noteFrom('Knee pain. Meds: lisinopril 10 mg daily');
    expect(changed('change dose to 40', one, 'Knee pain. Meds: lisinopril 10 mg daily').rendered.markdown).toContain(
      '- Lisinopril 40 mg daily',
    );
  });

  it('takes a figure for no part of another one', () => {
    const words = 'Pain for 12 days. Takes naproxen 2.5 mg. Plan: rest 22 days';
    expect(ask('it was 3 days, not 2', noteFrom(words), words)).toMatchObject({ problem: 'notFound' });
  });

  it('says of what is new whose it is, and checks it as an edit', () => {
    const find = (message: string, words: string): PlacedStatement | undefined =>
      changed(message).rendered.statements.find(({ text }) => text.includes(words));
    expect(find('add allergy to sulfa', 'Sulfa')).toMatchObject({ support: 'unsupported', origin: 'typed' });
    expect(find('add handed a leaflet to the plan', 'leaflet')).toMatchObject({
      support: 'structural',
      origin: 'typed',
    });
    expect(find('change the dose of metformin to 1000 mg', '1000')).toMatchObject({
      support: 'unsupported',
      origin: 'edited',
      faults: ['dose'],
    });
    expect(find('change right to left in the exam', 'Left')).toMatchObject({ origin: 'edited', faults: ['side'] });
  });

  it('moves a statement with what it rests on', () => {
    const [moved, old] = [changed('move the sentence about smoking to the history'), note].map(({ rendered }) =>
      rendered.statements.find(({ text }) => text.startsWith('Smokes')),
    );
    expect(moved).toEqual({ ...old, at: moved?.at });
    expect(moved?.at).not.toEqual(old?.at);
  });

  it('takes "this" for the one statement that was changed', () => {
    const added = { ...changed('add handed a leaflet to the history'), kind: note.kind };
    expect(changed('move this to the plan', added).rendered.markdown).toContain('2 weeks\n- Handed a leaflet');
  });

  it('takes out of the list of what is not documented what is documented now', () => {
    const words = 'Knee pain for 3 days. Plan: rest';
    const little = noteFrom(words);
    const more = changed('add allergy to sulfa', little, words);
    expect(little.missing).toContain('Allergies');
    expect(more.missing).not.toContain('Allergies');
    expect(more.rendered.markdown).toContain('#### Allergies\n\n- Sulfa\n');
    expect(more.rendered.markdown).not.toMatch(/^- Allergies$/m);
    expect(stillMissing(more.rendered.markdown, little.missing)).toEqual(more.missing);
  });

  it('keeps what was typed before, also where it is all that a section says', () => {
    const words = 'Knee pain for 3 days.';
    const first = { ...changed('add handed a leaflet to the plan', noteFrom(words), words), kind: note.kind };
    const second = changed('add seen together to the plan', first, words);
    expect(second.rendered.markdown).toContain('#### Plan\n\n- Handed a leaflet\n- Seen together\n');
  });

  it('finds the sections of every kind of note, of a template of one’s own and of a note in Spanish', () => {
    for (const kind of noteKinds)
      expect(
        changed('add to the plan: shower chair', noteFrom(input, { kind }), input, { kind }).rendered.markdown,
        kind,
      ).toMatch(/shower chair/i);
    const form = {
      id: 'a',
      name: 'Mine',
      headings: [
        { title: 'Story', instruction: '', takes: ['history-of-present-illness'] },
        { title: 'To do', instruction: '', takes: ['plan'] },
      ],
    } as const;
    expect(
      changed('add to the plan: shower chair', noteFrom(input, { form }), input, { form }).rendered.markdown,
    ).toMatch(/### To do\n[^#]*shower chair/i);
    const words =
      'Mujer de 58 años con dolor de rodilla derecha desde hace 3 días.\nMedicación: metformina 500 mg\nPlan: reposo';
    const spanish = noteFrom(words);
    expect(changed('añade alergia a penicilina', spanish, words).rendered.markdown).toContain(
      '#### Alergias\n\n- Penicilina\n',
    );
    expect(changed('cambia la dosis de metformina a 1000 mg', spanish, words).rendered.markdown).toContain(
      '- Metformina 1000 mg',
    );
  });
});

const some = [
  'add allergy to sulfa, hives',
  'add to the plan: repeat TSH in 6 weeks',
  'he also takes aspirin 81 mg daily',
  'add father had an MI to family history',
  'add drinks no alcohol to the social history',
  'remove the first item of the plan',
  'remove the last item of the medications',
  'remove the second item of the allergies',
  'delete the sentence about smoking',
  'take out the allergy to latex',
  'change the dose of metformin to 1000 mg',
  'it was 4 weeks, not 3',
  'change sprain to strain',
  'move the first sentence of the history to social history',
  'move the sentence about smoking to the history',
  'move the last item of the plan to the assessment',
];

/** What a statement is, wherever it stands. */
const contentOf = ({ at: _at, ...rest }: PlacedStatement): string => JSON.stringify(rest);

describe('an allergy that is added', () => {
  const allergiesOf = (words: string): string[] => {
    const given = noteFrom(words);
    const { rendered } = changed('add allergy to sulfa, hives', given, words);
    const under = rendered.markdown.split('#### Allergies')[1]?.split('\n#')[0] ?? '';
    return lines(under);
  };

  it.each(['NKDA', 'No known allergies', 'none'])('leaves no %s beside it', (none) => {
    expect(allergiesOf(`58 yo F with cough.\nMeds: none\nAllergies: ${none}\nPlan: rest`)).toEqual(['- Sulfa (hives)']);
  });

  it('leaves those that are known, and that no medicine is taken', () => {
    const words = '58 yo F with cough.\nMeds: none\nAllergies: penicillin\nPlan: rest';
    expect(allergiesOf(words)).toEqual(['- Penicillin', '- Sulfa (hives)']);
    expect(changed('add allergy to sulfa, hives', noteFrom(words), words).rendered.markdown).toMatch(
      /Medications\n\n- None/,
    );
  });
});

describe('any instructions in a row', () => {
  it('leave every statement that they do not touch exactly as it was', () => {
    const kinds: readonly NoteKind[] = ['soap', 'history-and-physical', 'referral-letter', 'progress'];
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 5 }),
        (kind, messages) => {
          let at = noteFrom(input, { kind });
          for (const message of messages) {
            const done = ask(message, at, input, { kind });
            if ('problem' in done) continue;
            const before = at.rendered.statements.map(contentOf);
            const { markdown, statements } = done.note.rendered;
            const after = new Set(statements.map(contentOf));
            const touched = before.filter((one) => !after.has(one));
            // One statement goes or is changed, with the headings that nothing stands under then, or a line of what is missing.
            expect(
              touched.filter((one) => !one.includes('"support":"structural"')).length,
              message,
            ).toBeLessThanOrEqual(1);
            expect(statements.length).toBeGreaterThanOrEqual(before.length - 4);
            let end = 0;
            for (const { text, at: place } of statements) {
              expect(markdown.slice(place.start, place.end)).toBe(text);
              expect(place.start).toBeGreaterThanOrEqual(end);
              end = place.end;
            }
            at = { ...done.note, kind };
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('hold no word that neither the note nor the message has', () => {
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const titles = new Set(
      wordsOf(
        noteKinds.map((kind) => noteFrom(input, { kind }).rendered.markdown).join(' ') +
          ' family history immunizations',
      ),
    );
    for (const message of some) {
      const known = new Set([...titles, ...wordsOf(message)]);
      const done = ask(message);
      if (!('problem' in done))
        expect(
          wordsOf(done.note.rendered.markdown).filter((word) => !known.has(word)),
          message,
        ).toEqual([]);
    }
  });
});
