import { describe, expect, it } from 'vitest';
import { noteKinds, type NoteResult } from '../model/result.ts';
import { chart } from './chart.ts';

const pneumonia = `MC: tos y fiebre
EA: mujer 58a. Desde hace 5 días tos productiva y fiebre. Niega disnea, hemoptisis o dolor torácico.
AP: HTA. DM2. Apendicectomizada.
AF: padre IAM a los 62.
RAM: penicilina (urticaria)
Tto habitual: enalapril 20 mg c/24h, metformina 850 mg 1-0-1
EF: BEG. TA 138/82 FC 96 SatO2 95% T 38,1. AC: rítmica, sin soplos. AP: crepitantes en base derecha.
PC: Rx tórax: infiltrado en LID
JC: neumonía en LID
Plan: levofloxacino 500 mg c/24h 7 días. Si disnea acudir a urgencias.`;

const texts = (note: NoteResult, id: string): string[] =>
  note.sections.find((section) => section.id === id)?.statements.map(({ text }) => text) ?? [];

describe('a note in Spanish', () => {
  const note = chart(pneumonia);

  it('has its titles in Spanish', () => {
    expect(note.rendered.markdown).toContain('## Tos\n\nMujer de 58 años\n\n### Subjetivo\n\n#### Motivo de consulta');
    expect(note.sections.map(({ title }) => title)).toContain('Tratamiento habitual');
    expect(note.rendered.markdown).toMatch(/Borrador para revisión de un clínico\. .*$/);
  });

  it('has what was read under the headings of its writer', () => {
    expect(texts(note, 'past-medical-history')).toEqual(['Hipertensión arterial', 'Diabetes mellitus tipo 2']);
    expect(texts(note, 'past-surgical-history')).toEqual(['Apendicectomizada']);
    expect(texts(note, 'family-history')).toEqual(['Padre: infarto agudo de miocardio a los 62.']);
    expect(texts(note, 'allergies')).toEqual(['Penicilina (urticaria)']);
    expect(texts(note, 'medications')).toEqual(['Enalapril 20 mg cada 24 horas', 'Metformina 850 mg 1-0-1']);
    expect(texts(note, 'vital-signs')).toEqual([
      'Tensión arterial\t138/82 mmHg',
      'Frecuencia cardíaca\t96/min',
      'Saturación de oxígeno\t95%',
      'Temperatura\t38,1 °C',
    ]);
    expect(texts(note, 'assessment')).toEqual(['Neumonía en LID']);
    expect(texts(note, 'plan')).toHaveLength(2);
  });

  it('denies what its writer denies', () => {
    expect(texts(note, 'history-of-present-illness')).toContain('No disnea, hemoptisis ni dolor torácico.');
  });

  it('rests each statement on the words of the input', () => {
    for (const { text, at, sources, support } of note.rendered.statements) {
      expect(note.rendered.markdown.slice(at.start, at.end)).toBe(text);
      if (support === 'structural') continue;
      expect(sources.length).toBeGreaterThan(0);
      for (const { start, end } of sources) expect(pneumonia.slice(start, end).trim()).not.toBe('');
    }
    const drug = note.rendered.statements.find(({ text }) => text.startsWith('Enalapril'));
    expect(drug?.sources.map(({ start, end }) => pneumonia.slice(start, end))).toEqual(['enalapril 20 mg c/24h']);
  });

  it('says in Spanish what is not documented', () => {
    const { rendered, missing } = chart('Paciente de 40 años con tos desde hace 3 días, sin fiebre. Plan: reposo.');
    expect(missing).toContain('Alergias');
    expect(rendered.markdown).toContain('### No documentado');
  });

  it.each([
    ['RAM: no conocidas', 'allergies', 'No conocidas'],
    ['Alergias: niega alergias a medicamentos', 'allergies', 'Niega alergias a medicamentos'],
    ['No RAMc. Paciente con tos desde hace dos días, sin fiebre', 'allergies', 'No alergias medicamentosas conocidas'],
  ])('%j', (text, id, statement) => {
    expect(texts(chart(`${text}\nEnfermedad actual: mujer con tos desde hace dos días`), id)).toEqual([statement]);
  });

  it('loses no number in any kind', () => {
    const numbers = (text: string): string[] => (text.match(/\d+(?:[.,/]\d+)*/g) ?? []).sort();
    for (const kind of noteKinds) {
      const said = new Set(numbers(chart(pneumonia, { kind }).rendered.markdown));
      for (const number of numbers(pneumonia)) expect([...said], `${kind} ${number}`).toContain(number);
    }
  });

  it('has no English word of a note', () => {
    const words = /\b(?:and|with|the|history|daily|every|pressure|rate|denies|woman|documented|plan and)\b/i;
    for (const kind of noteKinds) expect(chart(pneumonia, { kind }).rendered.markdown).not.toMatch(words);
  });
});

it('has what is listed under the past history under headings of its own', () => {
  const note = chart(
    'EA: mujer con tos desde hace dos días, sin fiebre.\nAP: No RAMc. HTA. Exfumadora desde 2019. Apendicectomizada. Alergia a contraste (urticaria). DM2.',
  );
  expect(texts(note, 'past-medical-history')).toEqual(['Hipertensión arterial', 'Diabetes mellitus tipo 2']);
  expect(texts(note, 'social-history')).toEqual(['Exfumadora desde 2019.']);
  expect(texts(note, 'past-surgical-history')).toEqual(['Apendicectomizada']);
  expect(texts(note, 'allergies')).toEqual(['No alergias medicamentosas conocidas', 'Contraste (urticaria)']);
});

it('goes on from a past history within running words to what follows', () => {
  const note = chart(
    'nena de 2 años con fiebre desde hace dos días, sin tos. antecedentes bronquiolitis. sin alergias. peso 12,5 kg t 38,4 fc 128. otoscopia tímpano hiperémico. otitis media derecha. indico amoxicilina 500 mg c/12h, control en 48 hs',
  );
  expect(texts(note, 'vital-signs').length).toBeGreaterThan(1);
  expect(texts(note, 'plan').join(' ')).toContain('ontrol en 48 hs');
  expect(texts(note, 'past-medical-history').join(' ')).not.toMatch(/amoxicilina|otoscopia/);
});

describe('an examination in Spanish', () => {
  const found = (text: string): string[] =>
    texts(chart(`EA: mujer con tos desde hace dos días, sin fiebre\nEF: ${text}`), 'physical-examination');

  it.each([
    [
      'AC: rítmica. AP: sibilancias. No edemas.',
      ['Auscultación cardíaca: rítmica', 'Auscultación pulmonar: sibilancias', 'Extremidades y locomotor: no edemas'],
    ],
    ['AC rítmica, sin soplos. Abdomen blando.', ['Auscultación cardíaca: rítmica, sin soplos', 'Abdomen: blando']],
    ['Tiroides no palpable', ['Tiroides no palpable']],
  ])('%s', (text, items) => expect(found(text)).toEqual(items));
});

describe('what a Spanish writer denies twice', () => {
  it.each([
    ['Niega plan y niega intención.', 'Niega intención.'],
    ['No cede con reposo, no vómitos.', 'No cede con reposo'],
  ])('%s', (denied, words) => {
    const note = chart(`EA: mujer con cefalea desde hace dos días, sin fiebre. ${denied}`);
    expect(texts(note, 'history-of-present-illness').join(' ')).toContain(words);
    expect(note.rendered.markdown).not.toMatch(/ni (?:no|niega)\b/i);
  });
});

it('writes short forms of a Spanish note in capitals as they are', () => {
  const note = chart(
    'ENFERMEDAD ACTUAL: MUJER CON TOS DESDE HACE DOS DIAS, SIN FIEBRE\nPLAN: ASA 100 MG AL DIA, ECG, CONTROL EN 2 SEMANAS',
  );
  expect(texts(note, 'plan').join('; ')).toMatch(/ASA 100 mg.*ECG/i);
  expect(note.rendered.markdown).toContain('ASA 100 mg');
});

it.each([
  'tos desde hace dos días, sin fiebre. ',
  'AP: ',
  'no ',
  'EF: AC: ',
  'enalapril 20 mg c/24h, ',
  'X: de la tos. ',
])('comes to the end of a long Spanish text of nothing but %j', { timeout: 90_000 }, (unit) => {
  const lead = 'EA: mujer con tos desde hace dos días, sin fiebre. ';
  // What takes the square of the length takes minutes here.
  expect(chart(lead + unit.repeat(Math.ceil(150_000 / unit.length))).tool).toBe('Chartwright');
});
