import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drugsNamed } from '../clinical/drugs.ts';
import { makeFact, type FactParts } from '../document/make-fact.ts';
import { glossOf } from '../languages/gloss-text.ts';
import { chart } from '../chart/chart.ts';
import type { NoteStyle } from '../model/note-style.ts';
import { templateOf } from '../note/template-of.ts';
import { composeNote } from './compose-note.ts';
import { english, inVoice } from './tongue.ts';

type Loose = Partial<Record<string, unknown>>;

const plan = { type: 'medication', subject: 'plan' } as const;
const drug = { type: 'medication', subject: 'medications' } as const;
const symptom = { type: 'condition', subject: 'history-of-present-illness' } as const;
const absent = { assertion: { polarity: 'absent' } };

/** The statements of one section of a SOAP note, in a style. */
function written(section: string, style: NoteStyle, ...all: readonly Loose[]): string[] {
  const facts = all.map((one, at) =>
    makeFact({ id: `f${at}`, evidence: [{ start: at * 10, end: at * 10 + 5 }], ...one } as unknown as FactParts),
  );
  return composeNote(facts, templateOf('soap'), undefined, english(), style)
    .sections.filter(({ id }) => id === section)
    .flatMap(({ statements }) => statements.map(({ text }) => text));
}

const fuller = { length: 'fuller' } as const;
const shorter = { length: 'shorter' } as const;
const pressure = {
  type: 'measurement',
  category: 'vital',
  subject: 'vital-signs',
  name: 'blood pressure',
  value: '142/90',
  unit: 'mmHg',
} as const;

describe('a note in full', () => {
  it.each<[string, Loose, string]>([
    [
      'medications',
      { ...drug, name: 'lisinopril', dose: '10 mg', route: 'by mouth', frequency: 'once daily', status: 'taken' },
      'Lisinopril 10 mg by mouth once daily.',
    ],
    [
      'medications',
      { ...drug, name: 'Topamax', status: 'stopped', time: 'last year', reason: 'because of tingling' },
      'Topamax was stopped last year because of tingling.',
    ],
    ['plan', { ...plan, name: 'tramadol', status: 'declined' }, 'Tramadol was declined.'],
    ['plan', { ...plan, name: 'amoxicillin', dose: '500 mg', status: 'started' }, 'Start amoxicillin 500 mg.'],
    ['vital-signs', pressure, 'Blood pressure 142/90 mmHg.'],
    ['history-of-present-illness', { ...symptom, name: 'fever', ...absent }, 'There is no fever.'],
    ['history-of-present-illness', { ...symptom, name: 'chills', ...absent }, 'There are no chills.'],
    ['history-of-present-illness', { ...symptom, name: 'weakness', ...absent }, 'There is no weakness.'],
    [
      'allergies',
      { type: 'allergy', subject: 'allergies', substance: 'penicillin', reactions: ['hives'] },
      'Allergic to penicillin (hives).',
    ],
    [
      'allergies',
      { type: 'allergy', subject: 'allergies', substance: 'no known drug allergies' },
      'No known drug allergies.',
    ],
  ])('%s %j', (section, fact, sentence) => expect(written(section, fuller, fact)).toEqual([sentence]));

  it('keeps a clause of its writer', () => {
    const clause = { type: 'clause', subject: 'history-of-present-illness', text: 'she reports a cough, no fever' };
    for (const style of [fuller, shorter])
      expect(written('history-of-present-illness', style, clause)).toEqual(['She reports a cough, no fever.']);
  });
});

it('names measures in short in a shorter note', () => {
  expect(written('vital-signs', shorter, pressure)).toEqual(['BP 142/90 mmHg.']);
});

it('reads a statement back without the frame of its voice', () => {
  const { asRead } = inVoice(english(), 'fuller');
  expect(asRead('There is no fever. Atenolol was stopped in May.')).toBe('no fever. Atenolol stopped in May.');
  expect(inVoice(english(), 'shorter').asRead('There is no fever.')).toBe('There is no fever.');
});

const styles: readonly NoteStyle[] = [
  {},
  { length: 'shorter' },
  { length: 'fuller' },
  { layout: 'bullets' },
  { layout: 'paragraphs' },
  { length: 'fuller', layout: 'bullets' },
];

/** Lines of Spanish notes, each of which may stand beside any other. */
const lines = [
  'EA: mujer de 58 años con tos desde hace 5 días, sin fiebre.',
  'Niega disnea, palpitaciones o síncope.',
  'AP: HTA, DM2.',
  'AF: madre cáncer de mama a los 57.',
  'Alergias: penicilina (urticaria).',
  'Tto habitual: enalapril 20 mg c/24h, metformina 850 mg c/12h, omeprazol suspendido en mayo.',
  'TA 138/84, FC 76, Tª 37,8.',
  'EF: AC rítmica, sin soplos. Abdomen blando, no doloroso.',
  'Analítica: Hb 9,8, creatinina 1,3.',
  'JC: neumonía.',
  'Plan: amoxicilina 1 g c/8h 7 días. Si empeora acudir a urgencias.',
];

describe('a note in Spanish', () => {
  it.each(styles)('keeps its numbers, drugs and denials in every voice: %j', (style) => {
    const numbers = (text: string): Set<string> => new Set(text.match(/\d+(?:[.,/]\d+)*/g));
    const drugs = (text: string): string[] => [...drugsNamed(glossOf(text, 'es').text)].sort();
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), (some) => {
        const input = some.join('\n');
        const note = chart(input, { style });
        const said = note.sections.flatMap(({ statements }) => statements.map(({ text }) => text)).join('\n');
        expect([...numbers(input)].filter((one) => !numbers(said).has(one))).toEqual([]);
        expect(drugs(said)).toEqual(drugs(input));
        for (const denied of ['disnea', 'soplos'])
          if (input.includes(denied)) expect(said).toMatch(new RegExp(`(?:no|niega|sin) [^.;\\n]*${denied}`, 'i'));
        expect(note.leftOut).toEqual([]);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});
