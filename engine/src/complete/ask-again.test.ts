import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import type { NoteKind, NoteResult } from '../model/result.ts';
import type { SourcePart } from '../model/source-part.ts';
import { relinkNote } from '../verify/edited/relink-note.ts';
import { leftOutByModel } from './complete-note.ts';
import { askAgain, mostOffered, type AskedAgain } from './ask-again.ts';

const typed = `58 yo F with R knee pain x 3 days. No fever. Walks with a cane.
PMH: HTN, type 2 diabetes
FHx: father MI at 61
Meds: lisinopril 10 mg daily, metformin 500 mg bid
Allergies: penicillin (hives)
BP 138/84, HR 76
Exam: R knee tender, lungs clear
A: knee sprain
Plan: X-ray right knee, ibuprofen 400 mg tid, return in 2 weeks`;

interface Case {
  readonly input?: string;
  readonly kind?: NoteKind;
  readonly sources?: readonly SourcePart[];
}

/** Asks about the statement that a change made unsupported, in a note that was edited so. */
function ask(from: string | RegExp, to: string, { input = typed, kind = 'soap', sources = [] }: Case = {}) {
  const options = { kind, ...(sources.length > 0 ? { sources } : {}) };
  const written: NoteResult = chart(input, options);
  const markdown = written.rendered.markdown.replace(from, to);
  expect(markdown).not.toBe(written.rendered.markdown);
  const statements = relinkNote(written.rendered, markdown, input, sources);
  const asked = statements.findIndex(({ support }) => support === 'unsupported');
  const note = { markdown, statements, before: written.rendered, asked };
  const found = askAgain({ input, tool: written.tool, options }, kind, written, note);
  if (found === undefined) throw new Error('The note has no such statement.');
  const after = (text: string): string => {
    const { start = 0, end = 0 } = statements[asked]?.at ?? {};
    return markdown.slice(0, start) + text + markdown.slice(end);
  };
  return {
    ...found,
    words: wordsOf(found, input),
    relink: (text: string) => relinkNote(written.rendered, after(text), input, sources),
  };
}

const wordsOf = ({ offers }: AskedAgain, input: string): [string, string][] =>
  offers.map(({ text, sources }) => [text, sources.map(({ start, end }) => input.slice(start, end)).join(' … ')]);

describe('asking the source again about a statement', () => {
  it.each([
    ['the same drug', 'Lisinopril 10 mg', 'Lisinopril 40 mg', 'Lisinopril 10 mg daily', 'lisinopril 10 mg daily'],
    ['the same measure, as a row', '138/84', '138/48', 'Blood pressure | 138/84 mmHg', 'BP 138/84'],
    [
      'the same finding of the other side',
      '- Right knee tender',
      '- Left knee tender',
      'Right knee tender',
      'R knee tender',
    ],
    ['the same problem, denied', 'No fever', 'Fever', 'No fever.', 'No fever'],
    ['the same place', 'Knee sprain', 'Knee fracture', 'Knee sprain', 'knee sprain'],
    ['most of the same words', '- Return in 2 weeks', '- Return in 6 weeks', 'Return in 2 weeks', 'return in 2 weeks'],
  ])('offers what the source says of %s', (_what, from, to, text, source) => {
    expect(ask(from, to).words[0]).toEqual([text, source]);
  });

  it.each([
    ['another drug of the same dose', 'Metformin', 'Warfarin'],
    ['another drug to begin', '- Return in 2 weeks', '- Return in 2 weeks\n- Start amoxicillin'],
    ['another drug for a place', '- Return in 2 weeks', '- Return in 2 weeks\n- Diclofenac gel to the right knee'],
    ['a disease', '- Knee sprain', '- Knee sprain\n- Pneumonia'],
    ['an allergy', '- Penicillin (hives)', '- Penicillin (hives)\n- Latex'],
    ['an allergy elsewhere', '- Return in 2 weeks', '- Return in 2 weeks\n- Allergic to peanuts'],
  ])('offers nothing for %s that the source does not name', (_what, from, to) => {
    expect(ask(from, to)).toMatchObject({ offers: [], isSaidElsewhere: false });
  });

  it('offers only what is held against the source as supported, in the place of the statement', () => {
    const { offers, relink } = ask('- Right knee tender', '- Left knee tender');
    for (const { text } of offers) {
      const placed = relink(text).filter((one) => one.text === text);
      expect(placed.map(({ support }) => support)).toContain('supported');
      expect(placed.every(({ sources }) => sources.length > 0)).toBe(true);
    }
  });

  it('offers nothing that the check would not take for the source’s', () => {
    const written = chart(typed);
    const markdown = written.rendered.markdown.replace('- Right knee tender', '- Left knee tender');
    const statements = relinkNote(written.rendered, markdown, typed);
    const asked = statements.findIndex(({ text }) => text === 'Left knee tender');
    const held = { markdown, statements };
    const right = markdown.replace('- Left knee tender', '- Right knee tender');
    // Nothing that the version before names with certainty says so, and the reader of problems does not find it in the source.
    const kept = relinkNote(held, right, typed).find(({ text }) => text === 'Right knee tender');
    expect(kept?.support).toBe('unsupported');
    const source = { input: typed, tool: 'Chartwright', options: {} } as const;
    const found = askAgain(source, 'soap', written, { ...held, before: held, asked });
    expect(found).toMatchObject({ offers: [], isSaidElsewhere: true });
  });

  it('offers no more than three, each once, and nothing that the note says already', () => {
    const input =
      'R knee pain. R knee swelling. R knee stiffness. R knee warmth.\nExam: R knee tender, R knee effusion\nA: R knee sprain\nPlan: rest';
    const { offers } = ask('- Right knee tender', '- Right knee fracture\n- Right knee tender', { input });
    expect(offers.length).toBeLessThanOrEqual(mostOffered);
    expect(offers.map(({ text }) => text)).not.toContain('Right knee tender');
    const same = ask('- Return in 2 weeks', '- Lisinopril 40 mg daily');
    expect(same).toMatchObject({ offers: [], isSaidElsewhere: true });
  });

  it('looks in what the note leaves out of its source as well', () => {
    const input = `${typed}\nTakes apixaban 5 mg bid since the stent.`;
    const options = { kind: 'soap' as const };
    const whole = chart(input, options);
    const written = {
      ...whole,
      sections: whole.sections.map((one) => ({
        ...one,
        statements: one.statements.filter(({ text }) => !/apixaban/i.test(text)),
      })),
    };
    const note = chart(typed, options).rendered;
    const markdown = note.markdown.replace('- Metformin', '- Apixaban 50 mg daily\n- Metformin');
    const statements = relinkNote(note, markdown, input);
    const asked = statements.findIndex(({ text }) => text.startsWith('Apixaban'));
    const again = (leftOut: NoteResult['leftOut']) =>
      askAgain(
        { input, tool: 'Chartwright', options },
        'soap',
        { ...written, leftOut },
        { markdown, statements, before: note, asked },
      );
    expect(again([])).toMatchObject({ offers: [], isSaidElsewhere: false });
    const leftOut = leftOutByModel({ input, tool: 'Chartwright', options }, note.statements);
    expect(again(leftOut)?.offers[0]?.text).toContain('pixaban 5 mg twice daily');
  });

  it('looks in sources of before the visit, whose day it says', () => {
    const visit = '58 yo F with knee pain.\nMeds: metformin 500 mg bid\nPlan: rest';
    const list = 'lisinopril 10 mg daily';
    const input = `${visit}\n\n${list}`;
    const sources: SourcePart[] = [
      { kind: 'current', name: '', date: null, start: 0, end: visit.length },
      {
        kind: 'medication_list',
        name: '',
        date: '2026-03-03',
        start: visit.length + 2,
        end: input.length,
      },
    ];
    const { words } = ask(
      'Lisinopril 10 mg daily (from the medication list of 3 March 2026)',
      'Lisinopril 40 mg daily',
      { input, sources },
    );
    expect(words[0]).toEqual([
      'Lisinopril 10 mg daily (from the medication list of 3 March 2026)',
      'lisinopril 10 mg daily',
    ]);
  });

  it('finds what was said in a visit', () => {
    const input =
      'Doctor: What brings you in?\nPatient: My left shoulder hurts since last week.\nDoctor: Any fever?\nPatient: No fever.\nDoctor: Rest it, and see me in two weeks.';
    const { offers } = ask(/left shoulder/gi, 'Right shoulder', { input });
    expect(offers[0]?.text).toMatch(/left shoulder/i);
  });

  it('knows no statement that the note does not have', () => {
    const written = chart(typed);
    const note = { ...written.rendered, before: written.rendered, asked: 999 };
    expect(askAgain({ input: typed, tool: 'Chartwright', options: {} }, 'soap', written, note)).toBeUndefined();
  });
});
