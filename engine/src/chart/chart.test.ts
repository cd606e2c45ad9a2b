import { describe, expect, it } from 'vitest';
import { checkAgainstInput } from '../verify/check-against-input.ts';
import type { NoteResult } from '../model/result.ts';
import { noteKinds } from '../model/result.ts';
import { chart } from './chart.ts';

const knee = `58 yo F fell on ice 3 days ago landed R knee. pain 6/10 worse w stairs, no locking, no fever. taking ibuprofen 400 tid w food, helps some. hx HTN on lisinopril 10, T2DM a1c 7.1 in sept. allergic to sulfa (hives)
bp 138/84 hr 76 afebrile
R knee mod effusion, tender medial joint line, lachman neg, mcmurray equivocal, gait antalgic
plan xr r knee 3 views today, ice, stop ibuprofen given bp -> acetaminophen 1 g tid prn, PT if not better 2 wks`;

const texts = (note: NoteResult, id: string): string[] =>
  note.sections.find((section) => section.id === id)?.statements.map((statement) => statement.text) ?? [];

describe('chart, on a terse note', () => {
  const note = chart(knee);

  it('distinguishes its subjects and writes them out', () => {
    expect(note.title).toBe('Right knee pain after a fall');
    expect(texts(note, 'history-of-present-illness')).toContain('No locking or fever.');
    expect(texts(note, 'medications')).toEqual([
      'Ibuprofen 400 mg three times daily with food, helps some',
      'Lisinopril 10 mg',
    ]);
    expect(texts(note, 'past-medical-history')).toEqual([
      'Hypertension on lisinopril 10 mg',
      'Type 2 diabetes mellitus',
    ]);
    expect(texts(note, 'results')).toEqual(['HbA1c 7.1 (September)']);
    expect(texts(note, 'allergies')).toEqual(['Sulfa (hives)']);
    expect(texts(note, 'vital-signs')).toEqual([
      'Blood pressure\t138/84 mmHg',
      'Heart rate\t76/min',
      'Temperature\tafebrile',
    ]);
    expect(texts(note, 'physical-examination').join(' ')).toContain('Lachman negative');
    expect(texts(note, 'plan')).toEqual([
      'X-ray right knee 3 views today',
      'Ice',
      'Stop ibuprofen given blood pressure',
      'Acetaminophen 1 g three times daily as needed',
      'Physical therapy if not better 2 weeks',
    ]);
  });

  it('lists what is missing and adds nothing', () => {
    expect(note.missing).toEqual(['Assessment']);
    expect(checkAgainstInput(note.rendered.markdown, knee).unsupported).toEqual([]);
  });

  it('quotes the words of the input for every statement', () => {
    for (const { text, at, sources, support } of note.rendered.statements) {
      expect(note.rendered.markdown.slice(at.start, at.end)).toBe(text);
      if (support !== 'structural') expect(sources.length).toBeGreaterThan(0);
      for (const { start, end } of sources) expect(knee.slice(start, end).trim().length).toBeGreaterThan(0);
    }
    const allergy = note.rendered.statements.find((statement) => statement.text === 'Sulfa (hives)');
    expect(allergy?.sources.map(({ start, end }) => knee.slice(start, end))).toEqual(['allergic to sulfa (hives)']);
  });
});

describe('chart, on notes in other styles', () => {
  it('reads headings inside one line and goes on to what has no heading', () => {
    const note = chart(
      'Cough for 3 days. Meds: metformin 1000 bid. Allergies: penicillin (rash). Quit smoking 5 years ago. Mother had breast cancer. Exam: T 101.2, BP 142/80. Crackles at right base. WBC 15.2. Assessment: pneumonia. Plan admit, ceftriaxone 1 g IV daily',
    );
    expect(texts(note, 'medications')).toEqual(['Metformin 1000 mg twice daily']);
    expect(texts(note, 'allergies')).toEqual(['Penicillin (rash)']);
    expect(texts(note, 'social-history')).toEqual(['Quit smoking 5 years ago.']);
    expect(texts(note, 'family-history')).toEqual(['Mother: breast cancer.']);
    expect(texts(note, 'physical-examination')).toEqual(['Crackles at right base']);
    expect(texts(note, 'results')).toEqual(['White blood cell count 15.2']);
    expect(texts(note, 'assessment')).toEqual(['Pneumonia']);
    expect(texts(note, 'plan')).toEqual(['Admit', 'Ceftriaxone 1 g IV daily']);
  });

  it('keeps a structured note under its headings', () => {
    const note = chart(
      'CHIEF COMPLAINT: Follow up\nMEDICATIONS:\n1. Lisinopril 20 mg PO daily\n2. Metoprolol 25 mg PO BID\nALLERGIES: NKDA\nASSESSMENT AND PLAN:\n1. HTN - stable, continue lisinopril',
    );
    expect(texts(note, 'medications')).toEqual([
      'Lisinopril 20 mg by mouth daily',
      'Metoprolol 25 mg by mouth twice daily',
    ]);
    expect(texts(note, 'allergies')).toEqual(['No known drug allergies']);
    expect(texts(note, 'assessment')).toEqual(['Hypertension, stable']);
    expect(texts(note, 'plan')).toEqual(['Hypertension, stable: continue lisinopril']);
    expect(note.missing).not.toContain('Assessment');
  });

  it('keeps a mental state and a risk to the end of their line, the risk under a title of its own', () => {
    const note = chart(
      'MSE: warm, good eye contact. Some flight, less than last wk. Orientated.\nRisk: no thoughts of self harm. Son w partner, SW aware.\nPlan: lithium same.',
    );
    expect(texts(note, 'physical-examination').join('; ')).toMatch(/eye contact.*flight.*Orientated/);
    expect(texts(note, 'safety')).toEqual(['No thoughts of self harm', 'Son with partner, SW aware']);
  });

  it('keeps what is not found beside what it is not found of, sentence by sentence', () => {
    const note = chart('O/E: R eye red, no discharge. L eye quiet, no dendrites.');
    expect(texts(note, 'physical-examination')).toEqual([
      'Right eye red; no discharge',
      'Left eye quiet; no dendrites',
    ]);
  });

  it('says one fact once, with both places it was said', () => {
    const note = chart('Plan: ice. rest.\nPlan: ice');
    expect(texts(note, 'plan')).toEqual(['Ice', 'Rest']);
    expect(note.sections.at(-1)?.statements[0]?.sources).toHaveLength(2);
  });
});

describe('the kind of note', () => {
  it.each([
    ['Write this up as an H&P: cough for 3 days', 'history-and-physical'],
    ['please do this as a discharge summary. Admitted with cough.', 'discharge-summary'],
    ['Nursing note: pt resting in bed, pain 3/10', 'nursing'],
    ['cough for 3 days\nas a progress note please', 'progress'],
    ['Client was anxious. Write as a DAP note.', 'therapy'],
    ['OPERATIVE REPORT\nProcedure: appendectomy', 'operative'],
    ['cough for 3 days', 'soap'],
    ['Discharge summary from June was reviewed. Cough for 3 days.', 'soap'],
  ])('%j -> %s', (text, kind) => {
    expect(chart(text).noteKind).toBe(kind);
  });

  it('follows the option over the words, and leaves the request out of the note', () => {
    const note = chart('Write this up as an H&P: cough for 3 days', { kind: 'nursing' });
    expect(note.noteKind).toBe('nursing');
    expect(note.rendered.markdown).not.toMatch(/write this up/i);
  });

  it('names whom a letter goes to, by the words that ask for it', () => {
    const text = 'Can u write a referral letter to ophthalmology, keep it short\nBlurred vision for 2 weeks.';
    const note = chart(text);
    expect(note.noteKind).toBe('referral-letter');
    const to = note.rendered.statements.find((statement) => statement.text.startsWith('To:'));
    expect(to?.text).toBe('To: Ophthalmology');
    expect(to?.sources.map(({ start, end }) => text.slice(start, end))).toEqual(['ophthalmology']);
    expect(note.rendered.markdown).not.toMatch(/keep it|can u/i);
    expect(chart('Letter to ENT\nSore throat', { kind: 'soap' }).rendered.markdown).not.toContain('To:');
    expect(chart('Sore throat', { kind: 'referral-letter', addressee: 'ENT' }).rendered.markdown).toContain('To: ENT');
  });

  it('writes in the style that the words ask for', () => {
    const text = 'SOAP note please, in bullets.\nThe patient has had a cough for 3 days. No fever.';
    expect(chart(text).rendered.markdown).toContain('- The patient has had a cough');
    expect(chart(text, { style: { layout: 'paragraphs' } }).rendered.markdown).not.toContain('- The patient');
  });

  it('loses nothing in any kind', () => {
    for (const kind of noteKinds) {
      const { markdown } = chart(knee, { kind }).rendered;
      for (const word of [
        'ice 3 days ago',
        'Lachman negative',
        'Sulfa',
        '138/84',
        'Physical therapy',
        'HbA1c 7.1',
        'locking',
      ])
        expect(markdown, `${kind} ${word}`).toContain(word);
    }
  });
});

describe('odd input', () => {
  it.each([
    [''],
    ['   \n '],
    ['?'],
    ['...'],
    ['knee'],
    ['患者は頭痛を訴えています。'],
    ['Пациент жалуется на боль.'],
    ['🙂🙂'],
    ['\u0000\u0007'],
    ['a'.repeat(5000)],
    ['::::'],
    ['Plan:'],
    ['1.'],
    ['Doctor:\nPatient:'],
    ['| a | b |\n| - | - |'],
  ])('%j gives a small honest note', (text) => {
    const note = chart(text);
    expect(note.rendered.markdown).toContain('Not documented');
    for (const { text: words, at } of note.rendered.statements)
      expect(note.rendered.markdown.slice(at.start, at.end)).toBe(words);
  });

  it('puts no name into the title', () => {
    expect(chart('Maria Quill has cough').title).toBe('Cough');
    expect(chart('Maria Quill came by').title).toBe('');
  });

  it.each(['no ', 'a, ', 'a: ', 'bp ', 'ibuprofen 400 ', '(', 'every 4 ', '. '])(
    'comes to the end of a long text of nothing but %j',
    { timeout: 90_000 },
    (unit) => {
      // What takes the square of the length takes minutes here; `npm run bench -- growth` measures how it grows.
      expect(chart(unit.repeat(Math.ceil(230_000 / unit.length))).tool).toBe('Chartwright');
    },
  );
});

describe('what a clinician orders in the middle of an examination', () => {
  const visit = `Doctor: What brings you in?
Patient: I have had a cough for two weeks.
Doctor: Your lungs are clear. I will order a chest x-ray, and we start benzonatate 100 mg three times a day. See me in two weeks.`;

  it('stands in the plan', () => {
    const plan = chart(visit).sections.find(({ id }) => id === 'plan');
    const words = plan?.statements.map(({ text }) => text).join(' ') ?? '';
    for (const said of [/chest x-ray/, /benzonatate 100 mg (?:3|three) times/, /(?:2|two) weeks/])
      expect(words).toMatch(said);
  });
});

describe('an age in short', () => {
  it.each([
    ['54F here for knee pain.', '54-year-old woman'],
    ['knee pain for 3 days. walked 31m with cane', undefined],
    ['Temp 98 F. Knee pain.', undefined],
    ['\u001b[31mknee pain', undefined],
  ])('%j', (text, described) => {
    const age = /\d+-year-old \w+/.exec(chart(text).rendered.markdown)?.[0];
    expect(age).toBe(described);
  });
});

describe('whose record it is', () => {
  const head = 'Patient: Walter Hobbs, DOB 3/4/1961, MRN 12345';
  const rest = 'CC: cough\nHPI: 62 yo M with cough x 3 days, no fever.\nPlan: fluids';

  it('stands once under the title, and in no section', () => {
    const input = `${head}\n${rest}\nPatient: Walter Hobbs, DOB 3/4/1961, MRN 12345`;
    const note = chart(input);
    expect(note.rendered.markdown.split(head)).toHaveLength(2);
    expect(note.rendered.markdown.indexOf(head)).toBeLessThan(note.rendered.markdown.indexOf('### Subjective'));
    expect(note.title).toBe('Cough');
    expect(note.record).toEqual({ text: head, sources: [{ start: 0, end: head.length }], support: 'supported' });
    expect(note.sections.flatMap((section) => section.statements).some(({ text }) => text.includes('Hobbs'))).toBe(
      false,
    );
  });

  it('is kept where nothing else is said', () => {
    expect(chart(head).rendered.markdown).toContain('Walter Hobbs, DOB 3/4/1961, MRN 12345');
  });

  it('is absent where the text does not say it', () => {
    expect(chart(rest).record).toBeUndefined();
  });

  it.each([
    ['DOE, JOHN 45M cough', 'DOE, JOHN'],
    ['Doe, Jane A. 62F cough', 'Doe, Jane A.'],
    ['DOE, 45 year old male with cough', 'DOE,'],
    ['45M, John DOE, cough', 'John DOE,'],
  ])('takes no part of a name for a finding where a comma stands beside it: %j', (text, name) => {
    const note = chart(text);
    expect(note.title).toBe('Cough');
    expect(texts(note, 'history-of-present-illness').join(' ')).toContain(name);
  });

  it('is a name, not what its letters are short for', () => {
    const note = chart('John Doe 45M cough');
    expect(note.title).toBe('Cough');
    expect(texts(note, 'history-of-present-illness').join(' ')).toContain('John Doe');
    expect(note.rendered.markdown).not.toMatch(/exertion/i);
  });
});

it('does not lay a complaint to a fall that is denied', () => {
  const talk =
    'Doctor: What brings you in today?\nPatient: My left shoulder hurts since last week.\nDoctor: Any injury?\nPatient: No, I did not fall.';
  const complaint = chart(talk).sections.find(({ id }) => id === 'chief-complaint');
  expect(complaint?.statements.map(({ text }) => text)).toEqual(['Left shoulder pain since last week.']);
});
