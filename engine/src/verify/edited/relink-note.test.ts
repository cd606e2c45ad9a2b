import fc from 'fast-check';
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

/** A small generator of numbers, the same in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const drugs =
  'lisinopril|metformin|atorvastatin|amlodipine|omeprazole|sertraline|furosemide|gabapentin|losartan|aspirin'.split(
    '|',
  );
const parts = 'knee|shoulder|hip|ankle|wrist|elbow'.split('|');

/** A long chart: every line is another one. */
function longChart(): string {
  const says = Array.from({ length: 90 }, (_unused, day) => {
    const part = parts[day % parts.length];
    return `Day ${day + 1}: ${day % 2 ? 'left' : 'right'} ${part} pain ${day % 10}/10, walked ${day + 3} minutes.`;
  });
  const meds = drugs.map((drug, at) => `${drug} ${(at + 1) * 10} mg daily`).join(', ');
  return `HPI: ${says.join(' ')}\nPMH: HTN, type 2 diabetes, GERD\nMeds: ${meds}\nAllergies: penicillin (hives)\nPlan: rest, return in 2 weeks`;
}

describe('after a hundred random edits', () => {
  interface Tracked {
    readonly statement: PlacedStatement;
    start: number;
    end: number;
    isTouched: boolean;
  }

  /** Makes one change, and moves everything behind it. */
  function edit(text: string, tracked: readonly Tracked[], at: { start: number; end: number }, words: string): string {
    for (const row of tracked) {
      if (row.start < at.end && row.end > at.start) row.isTouched = true;
      else if (row.start >= at.end) {
        row.start += words.length - (at.end - at.start);
        row.end += words.length - (at.end - at.start);
      }
    }
    return text.slice(0, at.start) + words + text.slice(at.end);
  }

  function editOnce(text: string, tracked: readonly Tracked[], random: (below: number) => number): string {
    const { start, end, statement } = tracked[random(tracked.length)] as Tracked;
    const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
    const isItem = text.slice(text.lastIndexOf('\n', start) + 1, start) === '- ';
    const kind = random(4);
    if (kind === 0 && isItem) return edit(text, tracked, { start: lineEnd, end: lineEnd }, '\n- Seen with the family');
    if (kind === 1 && isItem)
      return edit(text, tracked, { start: start - 2, end: Math.min(lineEnd + 1, text.length) }, '');
    if (kind === 2 && statement.text.endsWith('.'))
      return edit(text, tracked, { start: end, end }, ' Seen with a cane.');
    if (end === start) return text;
    return edit(text, tracked, { start: start + 1, end: Math.min(start + 4, end) }, 'xyz');
  }

  it('at least 99 of 100 untouched statements keep exactly what they had', () => {
    let untouched = 0;
    let lost = 0;
    for (const [seed, words] of [longChart(), input, longChart(), input].entries()) {
      const before = chart(words).rendered;
      const random = randomOf(seed + 1);
      const tracked = before.statements.map((statement) => ({ statement, ...statement.at, isTouched: false }));
      let after = before.markdown;
      for (let count = 0; count < 100; count += 1) after = editOnce(after, tracked, random);
      const found = new Map(relinkNote(before, after, words).map((row) => [`${row.at.start}:${row.at.end}`, row]));
      for (const { statement, start, end, isTouched } of tracked) {
        if (isTouched) continue;
        untouched += 1;
        const row = found.get(`${start}:${end}`);
        const { at: _at, faults: _faults, ...now } = row ?? { at: null };
        const { at: _was, ...was } = statement;
        if (JSON.stringify({ ...now, support: 0, origin: 0 }) !== JSON.stringify({ ...was, support: 0, origin: 0 }))
          lost += 1;
      }
    }
    expect(untouched).toBeGreaterThan(60);
    expect(lost).toBeLessThanOrEqual(untouched / 100);
  });
});

const pieces = fc.constantFrom(
  '## ',
  '- ',
  '1. ',
  '| a | b |\n| --- | --- |\n',
  '> ',
  '```\n',
  '\n',
  '\n\n',
  'Metformin 500 mg twice daily',
  'Right knee tender',
  'No fever. ',
  'Allergic to latex. ',
  'F32.A ',
  '\u{1f600}',
  '\ud800',
  '\r\n',
  '\t',
  ' ',
  'x',
);
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

describe('any text', () => {
  it('is taken: each statement stands where it says, behind the one before it', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(note.markdown.length), (first, second, cut) => {
        const before = { markdown: first, statements: relinkNote(note, first, input) };
        const mixed = note.markdown.slice(0, cut) + second + note.markdown.slice(cut + second.length);
        for (const [old, after] of [
          [before, second],
          [note, mixed],
          [before, first + second],
        ] as const) {
          let end = 0;
          for (const { at, text } of relinkNote(old, after, input)) {
            expect(after.slice(at.start, at.end)).toBe(text);
            expect(at.start).toBeGreaterThanOrEqual(end);
            expect(at.end).toBeGreaterThan(at.start);
            end = at.end;
          }
        }
      }),
    );
  });

  it.each([
    ['the same line', (at: number) => `- Metformin 500 mg twice daily${at % 2 ? '' : '.'}\n`],
    ['another line each time', (at: number) => `- Walked ${at} minutes\n`],
    ['nothing but marks', () => '| \n'],
    ['one long line', (at: number) => `word${at % 7} `],
  ])('of 400,000 characters comes to its end: %s', { timeout: 120_000 }, (_name, line) => {
    let before = '';
    let after = '';
    for (let at = 0; after.length < 400_000; at += 1) {
      before += line(at);
      after += line(at * 7 + (at % 3));
    }
    const markdown = before.slice(0, 400_000);
    const statements = relinkNote({ markdown: '', statements: [] }, markdown, input);
    for (const { at, text } of relinkNote({ markdown, statements }, after.slice(0, 400_000), input))
      expect(text).toHaveLength(at.end - at.start);
  });
});
