import { describe, expect, it } from 'vitest';
import {
  fillPhrase,
  findBlanks,
  findSpoken,
  findTyped,
  holdsBlank,
  mayBeSpoken,
  parsePhrase,
  usesValues,
} from './index.ts';

describe('the words of a phrase', () => {
  it('are text, blanks, choices and variables, in order', () => {
    expect(parsePhrase('Pain *** {mild|severe} for @AGE@.')).toEqual([
      { kind: 'text', text: 'Pain ' },
      { kind: 'blank' },
      { kind: 'text', text: ' ' },
      { kind: 'choice', options: ['mild', 'severe'] },
      { kind: 'text', text: ' for ' },
      { kind: 'variable', variable: 'age' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each([
    ['a list of another system by its number', '{HEART SOUNDS:12345}', [{ kind: 'blank' }]],
    [
      'one that says what it offers',
      '{Blank single:19197::"clear","dull"}',
      [{ kind: 'choice', options: ['clear', 'dull'] }],
    ],
    ['one thing to choose', '{only|}', [{ kind: 'blank' }]],
    ['a variable by another system’s name', '@CMED@', [{ kind: 'variable', variable: 'medications' }]],
    ['a variable that means nothing here', '@LASTLDL@', [{ kind: 'variable', variable: null }]],
    ['an address', 'ward@a.b@c.example', [{ kind: 'text', text: 'ward@a.b@c.example' }]],
    ['brackets of somebody’s own', '{see below}', [{ kind: 'text', text: '{see below}' }]],
    ['a row of four', '****', [{ kind: 'text', text: '****' }]],
  ])('can be %s', (_what, words, parts) => {
    expect(parsePhrase(words)).toEqual(parts);
  });
});

describe('variables', () => {
  it('are what the note says, and a blank where it says nothing', () => {
    const values = { age: '58-year-old', medications: 'ibuprofen ***, lisinopril 10 mg' };
    expect(fillPhrase('@AGE@ with @cc@ on @meds@, @UNKNOWN@', values)).toBe(
      '58-year-old with *** on ibuprofen ***, lisinopril 10 mg, ***',
    );
  });

  it('never are a name, even where one is given', () => {
    expect(fillPhrase('@name@ @PTNAME@', { name: 'Ada' })).toBe('*** ***');
  });

  it('never bring a choice or a line of their own along', () => {
    expect(fillPhrase('@problems@ @allergies@', { problems: '{a|b}', allergies: 'x\ny' })).toBe('*** ***');
  });

  it('are asked for only where there are any that mean something', () => {
    expect([usesValues('*** {a|b} @NOPE@'), usesValues('x @age@')]).toEqual([false, true]);
  });
});

describe('a phrase that is typed', () => {
  it.each([
    ['.nlexam', 'nlexam'],
    ['Exam: .nl', 'nl'],
    ['(.nl-exam_2', 'nl-exam_2'],
    ['first\n.ñandú', 'ñandú'],
  ])('is found: %j', (before, name) => {
    expect(findTyped(before)).toEqual({ name, start: before.length - name.length - 1, end: before.length });
  });

  it.each(['3.5', 'e.g', 'note.txt', 'ward@clinic.example', 'Rest.Ice', '..x', '. x', '.3', `.${'x'.repeat(41)}`])(
    'is none in %j',
    (before) => {
      expect(findTyped(before)).toBeNull();
    },
  );
});

describe('a phrase that is dictated', () => {
  const names = ['normal-exam', 'normal', 'RTC_precautions', 'examen-normal'];
  const found = (text: string): string[] =>
    findSpoken(text, names).map(({ name, start, end }) => `${name}: ${text.slice(start, end)}`);

  it.each([
    ['Lungs clear. Dot normal exam. No edema.', ['normal-exam: Dot normal exam']],
    ['insert phrase, RTC precautions', ['RTC_precautions: insert phrase, RTC precautions']],
    [
      'dot normal and insert the phrase normal exam',
      ['normal: dot normal', 'normal-exam: insert the phrase normal exam'],
    ],
    ['insertar frase examen normal', ['examen-normal: insertar frase examen normal']],
    ['Punto frase normal', ['normal: Punto frase normal']],
  ])('is found: %s', (text, said) => {
    expect(found(text)).toEqual(said);
    expect(mayBeSpoken(text)).toBe(true);
  });

  it.each([
    ['one that is not known', 'dot blot test'],
    ['the mark at the end of a Spanish sentence', 'paciente estable punto normal'],
    ['a part of another word', 'antidot normal'],
    ['an address', 'clinic dotnormal'],
  ])('is none in %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a brace that is never closed', () => {
  const open = `{${'a|'.repeat(200_000)}`;

  it('is text, and no blank, however many bars follow', () => {
    expect(parsePhrase(open).map(({ kind }) => kind)).toEqual(['text']);
    expect(findBlanks(open)).toEqual([]);
    expect(holdsBlank(open)).toBe(false);
  });

  it('lets what is closed after it be a choice', () => {
    expect(parsePhrase('{a|{b|c|d}')).toEqual([
      { kind: 'text', text: '{a|' },
      { kind: 'choice', options: ['b', 'c', 'd'] },
    ]);
    expect(findBlanks('{a|{b|c|d}{|e|}')).toEqual([
      { start: 3, end: 10, options: ['b', 'c', 'd'] },
      { start: 10, end: 15, options: ['e'] },
    ]);
  });
});

describe('blanks', () => {
  it('are found with what they can become', () => {
    expect(findBlanks('a *** {b | c} **** {d}')).toEqual([
      { start: 2, end: 5, options: [] },
      { start: 6, end: 13, options: ['b', 'c'] },
    ]);
  });

  it.each([
    [true, String.raw`Gait \*\*\* today`],
    [true, String.raw`\*\*\*`],
    [true, 'Gait *** today'],
    [true, String.raw`{a\|b}`],
    [true, '{a|b}'],
    [false, 'Rest\n\n***\n\nIce'],
    [false, '***bold*** words'],
    [false, String.raw`\*\*\*\*`],
    [false, '{a}'],
    [false, '| a | b |'],
  ])('in a note: %s for %j', (holds, markdown) => {
    expect(holdsBlank(markdown)).toBe(holds);
  });
});
