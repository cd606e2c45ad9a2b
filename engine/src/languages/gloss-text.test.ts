import { describe, expect, it } from 'vitest';
import { glossOf, glossOfWords } from './gloss-text.ts';
import { languageTables } from './language-tables.ts';
import { sayIn } from './say-in.ts';
import { writeOutIn } from './write-out.ts';

const gloss = (text: string): string => glossOf(text, 'es').text;

describe('a gloss of Spanish', () => {
  it.each([
    ['Niega fiebre, tos ni disnea', 'Denies fever, cough or shortness of breath'],
    ['metformina 850 mg c/12h', 'metformin 850 mg twice daily'],
    ['cefalea desde hace 3 días', 'headache for the last 3 days'],
    ['caída hace 2 semanas', 'fall 2 weeks ago'],
    ['caída hace dos semanas, dos comprimidos', 'fall 2 weeks ago, two tablets'],
    ['TA 138/82, FC 96, Tª 37,8', 'BP 138/82, HR 96, Temp 37.8'],
    ['ta 138/82', 'BP 138/82'],
    ['IC a cardiología', 'Refer to cardiology'],
    ['IC descompensada', 'Congestive heart failure descompensada'],
  ])('%s', (spanish, english) => expect(gloss(spanish)).toBe(english));

  it.each([
    ['MC: tos', 'Chief complaint: cough'],
    ['AP HTA', 'Past medical history: Hypertension'],
    ['Alergias - penicilina', 'Allergies - penicillin'],
    [
      'EF: buen estado general. AC: rítmica. AP: sibilancias',
      'Physical examination: good general condition. Heart: regular. Lungs: wheezes',
    ],
    ['AP: sibilancias', 'Past medical history: wheezes'],
    ['PA: 120/80', 'BP: 120/80'],
    ['Tto: ramipril. JC: HTA. Tto: igual', 'Medications: ramipril. Assessment: Hypertension. Plan: igual'],
  ])('names the heading of %j', (spanish, english) => expect(gloss(spanish)).toBe(english));

  it('leads back to the words that it stands for', () => {
    const text = 'Refiere dolor torácico, 37,8 y algo más';
    const read = glossOf(text, 'es');
    const at = (words: string): string => {
      const start = read.text.indexOf(words);
      return read.wordsAt({ start, end: start + words.length });
    };
    expect(at('chest pain')).toBe('dolor torácico');
    expect(at('37.8')).toBe('37,8');
    expect(at('algo')).toBe('algo');
    expect(read.isWhole({ start: read.text.indexOf('pain'), end: read.text.indexOf('pain') + 4 })).toBe(false);
  });

  it('leaves what no table knows', () => expect(gloss('xyzzy plugh 3 qux')).toBe('xyzzy plugh 3 qux'));

  it.each(['no ', 'de ', 'c/8h ', '1-', '37,', 'AP: ', '\n', 'desde hace 3 '])(
    'takes a time linear in its length of nothing but %j',
    (unit) => {
      const text = unit.repeat(Math.ceil(200_000 / unit.length));
      const read = glossOf(text, 'es');
      expect(read.toSource({ start: 0, end: read.text.length })).toEqual({ start: 0, end: text.length });
    },
  );
});

describe('the tables of Spanish', () => {
  const rows = languageTables.es.named.flat().map((row): [string, string] => {
    const at = row.indexOf(' = ');
    return [row.slice(0, at), row.slice(at + 3).split('|')[0] ?? ''];
  });

  it.each(rows)('what a note says for %j is read as it', (english, spanish) => {
    const fill = (phrase: string): string => phrase.replaceAll('{n}', '5');
    expect(glossOfWords(fill(spanish), 'es').text.toLowerCase()).toBe(fill(english).toLowerCase());
  });

  it('write short forms out', () => {
    expect(writeOutIn('es', 'HTA y DM2, paracetamol 1 g c/8h')).toBe(
      'Hipertensión arterial y diabetes mellitus tipo 2, paracetamol 1 g cada 8 horas',
    );
  });

  it.each([
    ['GPT 50, FA 120', 'GPT 50, fosfatasa alcalina 120'],
    ['FA permanente desde 2016', 'Fibrilación auricular permanente desde 2016'],
    ['serología VHB y PCR de COVID pendientes', 'serología VHB y PCR de COVID pendientes'],
    ['IAMCEST, NAC, IC', 'IAMCEST, neumonía adquirida en la comunidad, IC'],
    ['PCR 45', 'Proteína C reactiva 45'],
  ])('write nothing out as less or other than it says: %j', (words, written) =>
    expect(writeOutIn('es', words)).toBe(written),
  );

  it.each([
    ['40 mg/día', '40 mg/día'],
    ['3 g/día y 6 deposiciones/día', '3 g/día y 6 deposiciones/día'],
    ['2c/8h', '2 cada 8 horas'],
  ])('join no word to one that is written out: %j', (words, written) => expect(writeOutIn('es', words)).toBe(written));

  it.each([
    ['Past medical history', 'Antecedentes personales'],
    ['every 6 hours', 'cada 6 horas'],
    ['Pneumonia', 'Neumonía'],
    ['congestive heart failure', 'insuficiencia cardíaca'],
    ['58-year-old woman', 'mujer de 58 años'],
    ['nothing of the kind', undefined],
  ])('say %j', (english, spanish) => expect(sayIn('es', english)).toBe(spanish));
});
