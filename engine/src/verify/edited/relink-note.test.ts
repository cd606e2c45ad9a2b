import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import type { PlacedStatement } from '../../model/document.ts';
import { noteKinds } from '../../model/result.ts';
import { transcribe } from '../../transcribe/transcribe.ts';
import { relinkNote } from './relink-note.ts';

const input = `58 yo F with R knee pain x 3 days. No fever. Walks with a cane.
PMH: HTN, type 2 diabetes
FHx: father MI at 61
Meds: lisinopril 10 mg daily, metformin 500 mg bid
Allergies: penicillin (hives)
BP 138/84, HR 76
Exam: R knee tender, lungs clear
A: knee sprain
Plan: X-ray right knee, ibuprofen 400 mg tid, return in 2 weeks`;
const note = chart(input).rendered;
const change = (from: string | RegExp, to: string): PlacedStatement[] => {
  const after = note.markdown.replace(from, to);
  expect(after).not.toBe(note.markdown);
  return relinkNote(note, after, input);
};
const one = (statements: readonly PlacedStatement[], words: string): PlacedStatement | undefined =>
  statements.find(({ text }) => text.includes(words));

describe('relinkNote', () => {
  it('gives the statements of a note that nobody changed as they were', () => {
    expect(relinkNote(note, note.markdown, input)).toEqual(note.statements);
  });

  const dictated =
    'chief complaint colon knee pain period new line medications colon lisinopril ten milligrams daily period plan colon rest';
  const spanish =
    'Mujer de 58 años con dolor de rodilla derecha desde hace 3 días. Niega fiebre.\nAP: HTA\nPlan: reposo';
  const visit =
    'Doctor: What brings you in today?\nPatient: My left shoulder hurts since last week. Any more than that I cannot say.\nDoctor: Rest it, and see me in two weeks.';
  it.each([
    ...noteKinds.map((kind) => [`${kind} of a typed text`, input, chart(input, { kind }).rendered] as const),
    ...noteKinds.map((kind) => [`${kind} of a visit`, visit, chart(visit, { kind }).rendered] as const),
    ['dictation', dictated, transcribe(dictated).rendered] as const,
    ['a note in Spanish', spanish, chart(spanish).rendered] as const,
    ['a note in short', input, chart(input, { style: { length: 'shorter' } }).rendered] as const,
  ])('does so for %s', (_name, words, written) => {
    expect(relinkNote(written, written.markdown, words)).toEqual(written.statements);
    const more = `${written.markdown}\n\nSeen together.`;
    expect(relinkNote(written, more, words).slice(0, -1)).toEqual(written.statements);
  });

  it.each([
    ['Right knee tender', 'Right knee still tender', 'R knee tender'],
    ['Heart rate', 'Heart rate as before', 'HR 76'],
    ['Ibuprofen 400 mg', 'Ibuprofen, with food, 400 mg', 'ibuprofen 400 mg tid'],
  ])('leaves %j, which became %j, on the words that it rested on', (from, to, source) => {
    const changed = one(change(from, to), to);
    expect(changed).toMatchObject({ support: 'supported', origin: 'edited' });
    expect(changed?.sources.map(({ start, end }) => input.slice(start, end)).join(' ')).toContain(source);
  });

  it.each([
    ['Knee sprain', 'Knee fracture'],
    ['Return in 2 weeks', 'Talked over in person'],
    ['Walks with a cane.', 'Walks with a dog, and swims.'],
  ])('does not take %j, of which little is left in %j, for what the source says', (from, to) => {
    expect(one(change(from, to), to)?.support).not.toBe('supported');
  });

  it.each([
    ['Lisinopril 10 mg', 'Lisinopril 40 mg', 'number'],
    ['Ibuprofen 400 mg', 'Ibuprofen 500 mg', 'dose'],
    ['- Right knee tender', '- Left knee tender', 'side'],
    ['Metformin', 'Warfarin', 'drug'],
    ['138/84', '138/48', 'number'],
    ['No fever', 'Fever', 'negation'],
  ])('marks %j that became %j as unsupported, with what is wrong', (from, to, fault) => {
    const statements = change(from, to);
    const changed = one(statements, to.replace('- ', ''));
    expect(changed).toMatchObject({ support: 'unsupported', origin: 'edited' });
    expect(changed?.faults).toContain(fault);
    const rest = statements.filter((statement) => statement !== changed);
    expect(rest.filter(({ origin }) => origin !== undefined)).toEqual([]);
  });

  it('takes what says the same in other words for supported by the same words', () => {
    const changed = one(change('Lisinopril 10 mg daily', 'Lisinopril 10 mg once daily'), 'once daily');
    expect(changed).toMatchObject({ support: 'supported', origin: 'edited' });
    expect(changed?.sources.map(({ start, end }) => input.slice(start, end)).join(' ')).toContain('lisinopril 10 mg');
  });

  it('asks for nothing where the clinician adds plain words', () => {
    const added = one(
      change('- Return in 2 weeks', '- Return in 2 weeks\n- Written advice was handed over'),
      'Written',
    );
    expect(added).toEqual(expect.objectContaining({ support: 'structural', origin: 'typed', sources: [] }));
  });

  it.each([
    ['- Knee sprain', 'Pneumonia'],
    ['- Knee sprain', 'Nausea and vomiting'],
    ['- Penicillin (hives)', 'Latex'],
    ['- Return in 2 weeks', 'Allergic to peanuts'],
    ['- Return in 2 weeks', 'Start amoxicillin'],
    ['- Return in 2 weeks', 'Dx M17.11'],
  ])('marks what it names and the source does not: under %j, %j', (above, words) => {
    expect(one(change(above, `${above}\n- ${words}`), words)).toMatchObject({
      support: 'unsupported',
      origin: 'typed',
    });
  });

  it('holds what is typed below the last line against the source as well', () => {
    const typed = (words: string) => one(relinkNote(note, `${note.markdown}\n\n${words}`, input), words);
    const silent = chart('Knee pain for 3 days.').rendered;
    expect(silent.markdown).toContain('### Not documented');
    for (const words of ['Has nausea.', 'Allergic to latex.'])
      for (const support of [
        typed(words)?.support,
        one(relinkNote(silent, `${silent.markdown}\n\n${words}`, 'Knee pain for 3 days.'), words)?.support,
      ])
        expect(support, words).toBe('unsupported');
    expect(one(relinkNote(note, `${note.markdown}\n\n### To check`, input), 'To check')?.support).toBe('structural');
  });

  it('takes a problem that the source names in a short form for supported', () => {
    expect(one(change('- Knee sprain', '- Knee sprain\n- Known hypertension'), 'Known')?.support).toBe('supported');
  });

  it('keeps headings and the draft line structural, also changed ones', () => {
    const statements = change('#### Plan', '#### Plan of care');
    expect(one(statements, 'Plan of care')).toMatchObject({ support: 'structural', origin: 'edited' });
    expect(one(statements, 'Draft for')).toEqual({ ...note.statements.at(-1), at: statements.at(-1)?.at });
  });

  it('keeps what was moved, and looks at it again under its new heading', () => {
    const row = one(note.statements, 'Ibuprofen');
    if (!row) throw new Error('The note has no ibuprofen.');
    const moved = note.markdown.replace(`- ${row.text}\n`, '').replace('#### Plan\n\n', `#### Plan\n\n- ${row.text}\n`);
    expect(moved).not.toBe(note.markdown);
    const again = one(relinkNote(note, moved, input), row.text);
    expect(again).toEqual({ ...row, at: again?.at });
  });

  it('looks again at what stands under another heading now', () => {
    const words = 'Her father had diabetes.\nPMH: HTN\nPlan: rest';
    const markdown = '## Note\n\n#### Family history\n\n- Diabetes\n\n#### Plan\n\n- Rest';
    const at = (text: string) => ({ start: markdown.indexOf(text), end: markdown.indexOf(text) + text.length });
    const statements = ['Diabetes', 'Rest'].map((text) => {
      const start = words.indexOf(text.toLowerCase());
      return { text, at: at(text), sources: [{ start, end: start + text.length }], support: 'supported' } as const;
    });
    const under = (heading: string) =>
      one(relinkNote({ markdown, statements }, markdown.replace('Family history', heading), words), 'Diabetes');
    expect(under('Family history')).toEqual(statements[0]);
    expect(under('Past medical history')).toMatchObject({
      sources: statements[0]?.sources,
      support: 'unsupported',
      faults: ['family'],
    });
  });

  it.each([
    ['Lisinopril 10 mg', 'Lisinopril 40 mg'],
    ['138/84', '138/48'],
    ['No fever', 'Fever'],
  ])('takes %j, which was %j in the version before, for supported: what was at fault was put right', (right, wrong) => {
    const markdown = note.markdown.replace(right, wrong);
    const before = { markdown, statements: relinkNote(note, markdown, input) };
    const words = right.replace('- ', '');
    expect(one(before.statements, wrong.replace('- ', ''))?.support).toBe('unsupported');
    const again = (after: string) => one(relinkNote(before, markdown.replace(wrong, after), input), words);
    expect(again(right)).toMatchObject({ support: 'supported', origin: 'edited' });
  });

  it('does not take what is at fault for put right by a word beside it', () => {
    const wrong = note.markdown.replace('Lisinopril 10 mg', 'Lisinopril 40 mg');
    // As a model's statement of an older source is, which the whole input would hold.
    const statements = relinkNote(note, wrong, input).map((statement) =>
      statement.support === 'supported' && statement.text.startsWith('Metformin')
        ? ({ ...statement, support: 'unsupported', faults: ['number'] } as const)
        : statement,
    );
    const after = wrong.replace('Metformin 500 mg', 'Metformin still 500 mg');
    expect(one(relinkNote({ markdown: wrong, statements }, after, input), 'Metformin')?.support).toBe('unsupported');
  });

  it('keeps what was confirmed as long as it says the same', () => {
    const after = note.markdown.replace('Metformin', 'Warfarin');
    const confirmed = relinkNote(note, after, input).map((statement) =>
      statement.support === 'unsupported' ? { ...statement, confirmed: 'Taken since Monday' } : statement,
    );
    const again = relinkNote({ markdown: after, statements: confirmed }, `${after}\n\nSeen again.`, input);
    expect(one(again, 'Warfarin')).toMatchObject({ confirmed: 'Taken since Monday', origin: 'edited' });
    const other = relinkNote({ markdown: after, statements: confirmed }, after.replace('Warfarin', 'Digoxin'), input);
    expect(one(other, 'Digoxin')?.confirmed).toBeUndefined();
  });
});
