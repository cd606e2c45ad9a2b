import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { placeStatements } from '../verify/place-statements.ts';
import type { Section } from '../model/document.ts';
import type { LeftOut } from '../model/left-out.ts';
import { noteKinds, type NoteKind, type NoteResult } from '../model/result.ts';
import { templateOf } from '../note/template-of.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import { completeNote, leftOutByModel, type NoteSource } from './complete-note.ts';

const typed = `Please write this up as a SOAP note.
58 yo F with R knee pain x 3 days. No fever. Reports suicidal thoughts since last week. Walks with a cane.
PMH: HTN
Meds: lisinopril 10 mg daily, metformin 500 mg bid
Allergies: penicillin (hives)
BP 138/84
Exam: R knee tender
A: knee sprain
Plan: X-ray right knee, ibuprofen 400 mg tid, return in 2 weeks
Electronically signed by Dana Cole MD`;

const wordsOf = (input: string, { sources }: LeftOut): string =>
  sources.map(({ start, end }) => input.slice(start, end)).join(' … ');

const chartSource = (input: string, kind: NoteKind = 'soap'): NoteSource => ({
  input,
  tool: 'Chartwright',
  options: { kind },
});

/** Its sections in short, as whoever asked the model reads them. */
const sectionsOf = (markdown: string): Section[] =>
  [...markdown.matchAll(/^(####?) (.+)$/gm)].map(([, marks, title = ''], at, all) => {
    const next = all[at + 1]?.index ?? markdown.length;
    const isList = markdown.slice(all[at]?.index, next).includes('\n- ');
    const id = title.toLowerCase().replaceAll(' ', '-');
    return { id, title, level: marks === '###' ? 2 : 3, layout: isList ? 'list' : 'paragraph', statements: [] };
  });

/** A note of a model that says only these words. */
const modelNote = (
  input: string,
  markdown: string,
): Pick<NoteResult, 'rendered' | 'sections' | 'missing' | 'leftOut'> => {
  const statements = placeStatements(markdown, input);
  return {
    rendered: { markdown, statements },
    sections: sectionsOf(markdown),
    missing: [],
    leftOut: leftOutByModel(chartSource(input), statements),
  };
};

const little = `## Knee pain

### Subjective

#### History of present illness

Right knee pain for 3 days.

#### Medications

- Lisinopril 10 mg daily

#### Allergies

Not documented.

### Not documented

- Plan
- Results

Draft for a clinician's review. Check it against the source before it is signed or used.`;

describe('what a note has left out', () => {
  it('is nothing where the engine has written all of a typed text', () => {
    for (const kind of noteKinds) expect(chart(typed, { kind }).leftOut, kind).toEqual([]);
  });

  it('is nothing of a dictation that was written whole', () => {
    const spoken =
      'chief complaint colon knee pain period new line medications colon lisinopril ten milligrams daily period plan colon rest';
    expect(transcribe(spoken).leftOut).toEqual([]);
  });

  it('stands in the order of what its absence can do, in the words of the input', () => {
    const { leftOut } = modelNote(typed, little);
    expect(leftOut.map((one) => `${one.risk}: ${wordsOf(typed, one)}`)).toEqual([
      'medication-or-allergy: metformin 500 mg bid',
      'medication-or-allergy: penicillin (hives)',
      'medication-or-allergy: ibuprofen 400 mg tid',
      'red-flag: Reports suicidal thoughts since last week.',
      'plan: X-ray right knee',
      'plan: return in 2 weeks',
      'other: No fever.',
      'other: Walks with a cane.',
      'other: HTN',
      'other: BP 138/84',
      'other: R knee tender',
      'other: knee sprain',
    ]);
  });

  it('is neither a request to the tool nor what a system prints around the note', () => {
    const words = modelNote(typed, '## Note')
      .leftOut.map((one) => wordsOf(typed, one))
      .join('\n');
    expect(words).toContain('R knee tender');
    expect(words).not.toMatch(/write this up|signed by/i);
  });

  it('is not what the writer takes back, and is what was copied forward from an earlier day', () => {
    const input =
      'Progress note, HD 5. Feels better.\nwrong pt, disregard: on warfarin 5 mg\n[HD#4: chest pain with cough]\nPlan: home';
    const words = chart(input).leftOut.map((one) => wordsOf(input, one));
    expect(words).toEqual(['[HD#4: chest pain with cough]']);
  });
});

const visit = `Doctor: What brings you in today?
Patient: My left shoulder hurts since last week.
Doctor: Any allergies?
Patient: Penicillin, I got hives.
Doctor: Are you taking anything?
Patient: I take lisinopril ten milligrams every day.
Doctor: I will order an x-ray, and you start ibuprofen four hundred twice a day. See me in two weeks.`;

describe('of a visit', () => {
  const note = modelNote(visit, '## Shoulder pain\n\n### Subjective\n\nLeft shoulder pain since last week.\n\nDraft.');
  const rows = note.leftOut.map((one) => `${one.risk}: ${wordsOf(visit, one)}`);

  it('is a question with its answer, and no small talk', () => {
    expect(rows.find((row) => row.includes('Penicillin'))).toMatch(/^medication-or-allergy: /);
    expect(rows.find((row) => row.includes('lisinopril'))).toMatch(/^medication-or-allergy: /);
    expect(rows.find((row) => row.includes('x-ray'))).toBeDefined();
    expect(rows.join('\n')).not.toContain('What brings you in');
  });

  it('goes into the note as a note of the talk has it', () => {
    const chosen = note.leftOut.find((one) => wordsOf(visit, one).includes('lisinopril'));
    const completed = completeNote(chartSource(visit), 'soap', note, chosen as LeftOut);
    expect(completed?.rendered.markdown).toContain('#### Medications\n\n- Takes lisinopril 10 mg every day.\n\n');
    expect(completed?.facts).toMatchObject([{ type: 'clause', subject: 'medications' }]);
  });
});

describe('putting it into the note', () => {
  const place = (
    words: string,
    note = modelNote(typed, little),
    kind: NoteKind = 'soap',
  ): ReturnType<typeof completeNote> => {
    const chosen = note.leftOut.find((one) => wordsOf(typed, one).includes(words));
    return completeNote(chartSource(typed, kind), kind, note, chosen as LeftOut);
  };

  it.each([
    ['metformin', '- Lisinopril 10 mg daily\n- Metformin 500 mg twice daily\n\n#### Allergies'],
    ['penicillin', '#### Allergies\n\nPenicillin (hives).\n\n### Not documented'],
    ['suicidal', 'Right knee pain for 3 days. Reports suicidal thoughts since last week.\n\n#### Medications'],
    ['HTN', '#### Past medical history\n\n- Hypertension\n\n#### Medications'],
    [
      'BP',
      '### Objective\n\n#### Vital signs\n\n| Measure | Value |\n| --- | --- |\n| Blood pressure | 138/84 mmHg |\n\n### Not documented',
    ],
    ['X-ray', '### Assessment and plan\n\n#### Plan\n\n- X-ray right knee\n\n### Not documented\n\n- Results\n\n'],
  ])('places %j as the kind of note has it', (words, written) => {
    expect(place(words)?.rendered.markdown).toContain(written);
  });

  it('leaves it out no longer, keeps all else, and every statement in its place', () => {
    let note = modelNote(typed, little);
    for (const one of note.leftOut) {
      const completed = completeNote(chartSource(typed), 'soap', note, one);
      if (!completed) throw new Error('It was not placed.');
      expect(completed.leftOut).not.toContainEqual(one);
      note = completed;
    }
    expect(note.leftOut).toEqual([]);
    const { markdown, statements } = note.rendered;
    for (const { text, at } of statements) expect(markdown.slice(at.start, at.end)).toBe(text);
    for (const line of ['Right knee pain for 3 days.', '- Lisinopril 10 mg daily', "Draft for a clinician's review."])
      expect(markdown).toContain(line);
    // What was put in rests on words of the input, and so the whole is found to be complete when it is looked at afresh.
    expect(leftOutByModel(chartSource(typed), statements)).toEqual([]);
  });

  it('takes the list of what is not documented away with the last thing on it', () => {
    const one = modelNote(typed, little.replace('\n- Results', ''));
    expect(place('X-ray', one)?.rendered.markdown).not.toContain('### Not documented');
  });

  it('names the facts that it is written from', () => {
    const completed = place('metformin');
    expect(completed?.facts.map(({ type }) => type)).toEqual(['medication']);
  });

  it('gives every kind of note a place for it', () => {
    for (const kind of noteKinds) {
      expect(templateOf(kind).kind).toBe(kind);
      expect(place('metformin', modelNote(typed, '## Note\n\nDraft.'), kind)?.rendered.markdown, kind).toMatch(
        /metformin/i,
      );
    }
  });

  it('makes nothing of places that state nothing', () => {
    const note = modelNote(typed, little);
    expect(
      completeNote(chartSource(typed), 'soap', note, { risk: 'other', sources: [{ start: 0, end: 3 }] }),
    ).toBeUndefined();
  });
});

describe('the facts of a note', () => {
  const note = chart(typed);

  it('are named by the statements that are written from them, and rest on the same words', () => {
    const byId = new Map(note.facts?.map((fact) => [fact.id, fact]));
    expect(byId.size).toBe(note.facts?.length);
    for (const { text, sources, facts } of note.sections.flatMap(({ statements }) => statements)) {
      expect(facts?.length, text).toBeGreaterThan(0);
      const evidence = facts?.flatMap((id) => byId.get(id)?.evidence ?? []) ?? [];
      expect(evidence.every(({ start, end }) => sources.some((one) => one.start <= start && end <= one.end))).toBe(
        true,
      );
    }
  });

  it('have the same names in every style of a note', () => {
    const drawn = chart('A/P: 1. HTN - continue lisinopril. BMP in 1 week. 2. DM2 - continue metformin.\nPlan: ice', {
      style: { length: 'shorter' },
    });
    for (const { text, facts } of drawn.sections.flatMap(({ statements }) => statements))
      expect(facts?.length, text).toBeGreaterThan(0);
    for (const length of ['shorter', 'fuller'] as const) {
      const styled = chart(typed, { style: { length } });
      expect(styled.facts).toEqual(note.facts);
      expect(
        new Set(styled.sections.flatMap(({ statements }) => statements.flatMap(({ facts = [] }) => facts))),
      ).toEqual(new Set(note.sections.flatMap(({ statements }) => statements.flatMap(({ facts = [] }) => facts))));
    }
  });

  it('are those of a visit as well, and each of its statements rests on some', () => {
    const talk = chart(visit);
    const ids = new Set(talk.facts?.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(3);
    for (const { text, facts = [] } of talk.sections.flatMap(({ statements }) => statements)) {
      expect(facts.length, text).toBeGreaterThan(0);
      expect(facts.every((id) => ids.has(id))).toBe(true);
    }
  });
});
