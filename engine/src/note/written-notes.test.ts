import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import type { NoteKind } from '../model/result.ts';

const texts = (note: string, id: string, kind?: NoteKind): string[] =>
  chart(note, kind ? { kind } : {})
    .sections.find((section) => section.id === id)
    ?.statements.map((statement) => statement.text) ?? [];

const all = (note: string): string[] =>
  chart(note).sections.flatMap((section) => section.statements.map((statement) => statement.text));

describe('lines without full stops', () => {
  const ragged = `pt resting in bed after a long walk in the hall with the aide this morning
up to chair x2 w walker, steady on feet
denies SOB, calf pain
iv R forearm patent, flushed before and after the dose of the antibiotic at noon
foley out 0600`;

  it('are statements of their own where the lines are ragged', () => {
    expect(all(ragged)).toContain('No shortness of breath or calf pain.');
    expect(all(ragged)).toContain('Up to chair x2 with walker, steady on feet.');
  });

  it('have sources that end with the line', () => {
    const statement = chart(ragged)
      .sections.flatMap((section) => section.statements)
      .find(({ text }) => text.startsWith('Foley'));
    expect(statement?.sources.map(({ start, end }) => ragged.slice(start, end))).toEqual(['foley out 0600']);
  });

  it('go on in the next line where the text is wrapped at a margin', () => {
    const wrapped = `The patient has been feeling well since the last visit and he has
no chest pain, shortness of breath or swelling of the legs at all in
the evening.`;
    expect(texts(wrapped, 'history-of-present-illness').join(' ')).toContain('he has no chest pain');
  });
});

describe('headings in the short forms of the trade', () => {
  it.each<[string, NoteKind, string, string[]]>([
    ['Pre: appendicitis\nProc: lap appy\nQBL 40\nSpec: appendix to path', 'operative', 'blood-loss', ['40.']],
    [
      'Pre: appendicitis\nProc: lap appy\nQBL 40\nSpec: appendix to path',
      'operative',
      'specimens',
      ['Appendix to path.'],
    ],
    ['Indications: 40 yo man with gallstones', 'operative', 'indications', ['40-year-old man with gallstones.']],
    [
      'B: client tearful, slept 4 h\nI: reviewed thought record\nR: client engaged\nP: weekly',
      'therapy',
      'intervention',
      ['Reviewed thought record'],
    ],
    [
      'Surgeon Dr. Quill Example. EBL minimal. Complications none. No specimen.',
      'operative',
      'surgeon',
      ['Dr. Quill Example.'],
    ],
    [
      'Surgeon Dr. Quill Example. EBL minimal. Complications none. No specimen.',
      'operative',
      'complications',
      ['None.'],
    ],
    [
      'Active Ambulatory Problems  Diagnosis  Date Noted\n* Gout  03/04/2015',
      'soap',
      'past-medical-history',
      ['Gout 03/04/2015'],
    ],
    ['Imp: strep pharyngitis\nRx: cephalexin 500 mg BID', 'soap', 'plan', ['Cephalexin 500 mg twice daily']],
    ['Rx: cephalexin 500 mg BID\nImp: strep pharyngitis', 'soap', 'medications', ['Cephalexin 500 mg twice daily']],
    ['cough x 3 d\nall PCN\nneuro alert, no deficit', 'soap', 'allergies', ['PCN']],
    ['cough x 3 d\nAll other systems negative', 'soap', 'allergies', []],
    ['headache\nneuro consult placed', 'soap', 'physical-examination', []],
    ['A: CHF\nP: admit. labs q12h. meds reviewed', 'soap', 'results', []],
  ])('%j as %s: %s', (note, kind, id, expected) => {
    expect(texts(note, id, kind)).toEqual(expected);
  });
});

describe('allergies and what they do', () => {
  it.each([
    ['She is allergic to sulfa, which gave her hives.', ['Sulfa (hives)']],
    ['Sulfa gives her hives.', ['Sulfa (hives)']],
    ['I am allergic to sulfa.', ['Sulfa']],
    ['allergic to cephalexin it caused hives and she had vancomycin at surgery', ['Cephalexin (hives)']],
    ['Allergies: latex, sulfa hives', ['Latex', 'Sulfa (hives)']],
    ['A/P: HTN stable, continue losartan.\nNo known drug allergies.', ['No known drug allergies']],
    ['Losartan gives her more energy.', []],
    ['He has hives since Monday.', []],
  ])('%j', (note, expected) => {
    expect(texts(note, 'allergies')).toEqual(expected);
  });
});

describe('medications of now', () => {
  it.each([
    [
      'Here for a refill. He was switched from dapagliflozin to empagliflozin 10 mg daily and feels well.',
      /dapagliflozin(?! to)/i,
    ],
    ["33F with SI, planned to take her husband's metoprolol.", /metoprolol/i],
    ['pain 7/10 at 2015 oxycodone 5 mg po given, pain 3/10 after', /oxycodone/i],
    ['cough. labetalol? no - that was last pregnancy', /labetalol(?!\?)/i],
  ])('%j does not list what is not taken', (note, drug) => {
    expect(
      texts(note, 'medications')
        .filter((text) => /^[A-Z][a-z]+(?: \d+ mg.*)?$/.test(text))
        .join(),
    ).not.toMatch(drug);
  });

  it('lists the new dose of a changed one', () => {
    const note =
      'Anxious since May. In the clinic the PCP increased sertraline from 50 to 100 mg, some nausea since then.';
    expect(all(note).join('\n')).not.toMatch(/^Sertraline 50 mg$/m);
  });
});

describe('what a result is of, and what a note is called', () => {
  it.each([
    ['cough x 3 d\nCXR: no infiltrate', 'results', 'Chest X-ray: no infiltrate'],
    ['NEPHROLOGY CLINIC FOLLOW UP. She feels well.', 'history-of-present-illness', 'NEPHROLOGY CLINIC FOLLOW UP.'],
    ['HTN stable.\nFollow up in 2 weeks', 'plan', 'Follow up in 2 weeks'],
  ])('%j', (note, id, expected) => {
    expect(texts(note, id).join('\n')).toContain(expected);
  });
});

describe('what is to be done if something happens', () => {
  it.each([
    ['A/P\n1. Fever. If fever > 102 for 2 days call.', 'Fever: if fever > 102 for 2 days call'],
    ['dx: ankle sprain\northo if not better in 2 weeks', 'Ortho if not better in 2 weeks'],
    ['l knee pain x 3 mo\negd if melena or weight loss', 'EGD if melena or weight loss'],
    ['low back strain. if foot weakness go to ER', 'If foot weakness go to ER'],
  ])('%j', (note, expected) => {
    expect(texts(note, 'plan')).toContain(expected);
  });

  it.each(['Low back pain if she sits.', 'No plan, no intent, no attempts ever.'])('%j is no plan', (note) => {
    expect(texts(note, 'plan')).toEqual([]);
  });
});

describe('the words around a note', () => {
  const letter = `Ridge Practice
12 Quarry Lane

Dear Dr. Example,

Thank you for seeing Ms. Vale, a 44-year-old teacher, for iron deficiency anemia. She has no fever.

With kind regards,
Page 2 of 3
Electronically signed by G. Example, NP 10/20/2026`;

  it('of a letter and of a printed page are left out, what is told stays', () => {
    expect(all(letter).join('\n')).not.toMatch(/Quarry|Dear|regards|Page 2|signed/);
    expect(texts(letter, 'history-of-present-illness').join(' ')).toContain('Thank you for seeing Ms. Vale');
    expect(texts(letter, 'chief-complaint')).toEqual(['Iron deficiency anemia.']);
    expect(texts(letter, 'plan')).toEqual([]);
  });

  it.each([
    'Page Smith has a cough',
    'Signed out AMA after chest pain',
    'Diagnosis: gout',
    'Date of injury 8/3: fell on stairs',
    'Dictated: patient denies chest pain. Seen at the bedside.',
    'Dictated: he fell.',
    'Printed on request: weight 70 kg',
    'Confidential: partner threatens her at home',
    'Dear Dr. Example, the pt fell twice this week',
    'Page 2 of 3',
  ])('%j is no furniture', (note) => {
    expect(all(note).length).toBeGreaterThan(0);
  });

  it.each([
    'Dictated by: G. Example, NP 10/20/2026 14:02',
    'Confidential patient information',
    'Printed: 10/20/2026 14:02',
  ])('%j beside a note is', (line) => {
    expect(all(`Cough for 3 days.\n${line}`)).toEqual(all('Cough for 3 days.'));
  });

  it('a sentence of another patient is not read', () => {
    expect(all('Appendicitis on CT. Prelim read said ovarian cyst - wrong pt, disregard.').join()).not.toContain(
      'cyst',
    );
    expect(all('Patient was told to disregard the earlier text about parking.').length).toBe(1);
  });
});

describe('the signs of handwriting', () => {
  it.each([
    ['ST x 2 days. \u2205 cough, \u2205 rash', 'No cough or rash'],
    ['meds: levothyroxine 100 mcg p.o. q.a.m.', 'Levothyroxine 100 mcg by mouth every morning'],
    ['meds: ibuprofen 400 mg t.i.d. c\u0304 food p.r.n.', 'Ibuprofen 400 mg three times daily with food as needed'],
    ['fundal height ok at 12w, NS at 75/hr', 'Fundal height ok at 12w'],
    ['fundal height ok at 12w, NS at 75/hr', 'NS at 75/hr'],
    ['Blood cx 10/15 2/2 MSSA', 'Blood cx 10/15 2/2 MSSA'],
  ])('%j', (note, expected) => {
    expect(all(note).join('\n')).toContain(expected);
  });
});

describe('a question that its writer answers', () => {
  it.each(['milk 28 oz/day, off bottle? no still 2 bottles', 'Placenta manual? no - spontaneous'])('%j', (note) => {
    expect(all(note).some((text) => /\? no/i.test(text))).toBe(true);
    expect(all(note).join()).not.toMatch(/Denies still/);
  });
});

it('takes a record head with two names for no conversation', () => {
  const note = 'Visit 10/20   Provider: Gwen Example, NP   Patient: EXAMPLE, TOM\nHPI: cough for 3 days.\nPlan: rest.';
  expect(texts(note, 'plan')).toEqual(['Rest']);
  expect(texts('Doctor: What brings you in? Patient: I have a cough.', 'plan')).toEqual([]);
});
