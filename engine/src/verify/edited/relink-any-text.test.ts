import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import type { PlacedStatement } from '../../model/document.ts';
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
