import { describe, expect, it } from 'vitest';
import type { Fact } from '../document/fact.ts';
import { findTurns } from '../text/find-turns.ts';
import { readClaims, readDialogue } from './read-dialogue.ts';

const talk = (...lines: readonly string[]): string => lines.join('\n');
const read = (...lines: readonly string[]): readonly Fact[] => readDialogue(talk(...lines), findTurns(talk(...lines)));

/** A symptom as "cough", "no fever", "vomiting gone", "headache past". */
function sayCondition(fact: Fact): string[] {
  if (fact.type !== 'condition') return [];
  const { polarity, temporality } = fact.assertion;
  const state = temporality === 'resolved' ? ' gone' : temporality === 'past' && polarity === 'present' ? ' past' : '';
  return [`${polarity === 'absent' ? 'no ' : ''}${fact.name}${state}`];
}

const symptoms = (...lines: readonly string[]): string[] =>
  read(...lines)
    .filter(({ subject }) => subject === 'history-of-present-illness')
    .flatMap(sayCondition);

const ofSubject = (facts: readonly Fact[], subject: Fact['subject']): readonly Fact[] =>
  facts.filter((one) => one.subject === subject);

describe('questions and answers', () => {
  it('make no fact of a question alone', () => {
    expect(symptoms('Doctor: Any fever?', 'Patient: Sorry?', 'Doctor: Let me get my glasses.')).toEqual([]);
  });

  it('deny all that one question lists by a bare no', () => {
    expect(symptoms('Doctor: Any fever, chills or rash?', 'Patient: No.')).toEqual([
      'no fever',
      'no chills',
      'no rash',
    ]);
  });

  it('state nothing of a list by a bare yes', () => {
    expect(symptoms('Doctor: Any nausea or vomiting?', 'Patient: Yes.')).toEqual([]);
  });

  it('state the one thing that was asked for by a bare yes', () => {
    expect(symptoms('Doctor: Any dizziness?', 'Patient: Yeah.', 'Doctor: Okay.')).toEqual(['dizziness']);
  });

  it('settle only what the answer names of several questions', () => {
    expect(symptoms('Doctor: Any headaches? Any blurred vision?', 'Patient: No headaches, no.')).toEqual([
      'no headache',
    ]);
  });

  it('state nothing of what a drug is asked for', () => {
    expect(symptoms('Doctor: Any painkillers? Anything for headaches?', 'Patient: Yes, for my back.')).toEqual([]);
  });

  it('deny what a short denial names, and not what was asked last', () => {
    const said = symptoms(
      'Doctor: Any pain in the chest? Any wheezing?',
      'Patient: No pain. I do whistle a bit at night, though.',
    );
    expect(said).toEqual(['no chest pain']);
  });

  it('give each of as many bare answers to its own question', () => {
    const facts = read('Doctor: Do you smoke? And do you drink any alcohol?', 'Patient: No.', 'Patient: No.');
    const social = ofSubject(facts, 'social-history').map((one) =>
      one.type === 'history' ? `${one.topic} ${one.detail}` : '',
    );
    expect(social).toEqual(['Tobacco does not smoke', 'Alcohol none']);
  });

  it('take the words of an answer for more than its yes or no', () => {
    expect(
      symptoms(
        'Doctor: Any cough?',
        'Patient: No.',
        'Doctor: And at night, any cough then?',
        'Patient: I do cough at night.',
      ),
    ).toEqual(['night time cough']);
  });

  it('keep what was there and is gone, and what was once', () => {
    expect(symptoms('Doctor: Any vomiting?', 'Patient: I vomited on Monday, but that stopped.')).toEqual([
      'vomiting gone',
    ]);
    expect(
      symptoms('Doctor: Any palpitations?', 'Patient: I had palpitations six years ago. No palpitations now.'),
    ).toEqual(['palpitations past', 'no palpitations']);
  });

  it('give the colour of the answer, not that of the question', () => {
    expect(symptoms('Doctor: Is your wee a dark brown?', 'Patient: Orange. Bright orange.')).toEqual(['orange urine']);
  });

  it('put what is said of a symptom to it', () => {
    const [pain] = read(
      'Doctor: What brings you in?',
      'Patient: My knee hurts.',
      'Doctor: How long has it been hurting?',
      'Patient: About three weeks.',
      'Doctor: What does the pain feel like?',
      'Patient: It is a dull ache.',
      'Doctor: Does anything make it worse?',
      'Patient: Going up stairs.',
    );
    expect(pain).toMatchObject({ name: 'knee pain', onset: 'for 3 weeks', qualities: ['dull'], isReason: true });
  });
});

describe('less of a thing', () => {
  it.each(["I'm not crying as much.", "I'm not crying every day.", "I'm not coughing all night."])(
    'is no denial: %s',
    (said) => {
      expect(symptoms('Doctor: And how have things been?', `Patient: ${said}`, 'Doctor: Good.')).toEqual([]);
    },
  );

  it('leaves a whole denial one', () => {
    expect(symptoms('Doctor: Are you coughing?', "Patient: I'm not coughing.", 'Doctor: Good.')).toEqual(['no cough']);
  });
});

describe('what a drug did', () => {
  it.each([
    [['Doctor: And the ramipril?', 'Patient: It gave me a cough, so they stopped it.']],
    [
      [
        'Doctor: Any allergies?',
        'Patient: Penicillin.',
        'Doctor: Just a rash, no swelling?',
        'Patient: A rash, all over.',
      ],
    ],
    [['Doctor: Any side effects from it?', 'Patient: I get headaches.']],
  ])('is no symptom of now: %j', (lines) => {
    expect(symptoms(...lines, 'Doctor: Okay.')).toEqual([]);
  });

  it('leaves alone what is asked after allergies', () => {
    expect(
      symptoms(
        'Doctor: Any allergies?',
        'Patient: None.',
        'Doctor: And what has been the trouble?',
        'Patient: I have a cough.',
        'Doctor: Okay.',
      ),
    ).toEqual(['cough']);
  });
});

describe('a dose that is asked for', () => {
  const drugs = (...lines: readonly string[]): (string | undefined)[][] =>
    readClaims(talk(...lines), findTurns(talk(...lines))).flatMap((one) =>
      one.type === 'medication' ? [[one.name, one.frequency]] : [],
    );
  const asked = [
    'Doctor: What do you take for pain?',
    'Patient: I take paracetamol.',
    'Doctor: How often do you take it?',
  ];

  it('is of the drug that was named last', () => {
    expect(drugs(...asked, 'Patient: Every day.', 'Doctor: Okay.')).toEqual([['Paracetamol', 'daily']]);
  });

  it('is not taken from what is said of another thing', () => {
    const other = drugs(
      ...asked,
      'Patient: I am better with the sertraline, crying every day no more.',
      'Doctor: Okay.',
    );
    expect(other.filter(([name]) => name === 'Paracetamol')).toEqual([['Paracetamol', undefined]]);
  });
});

describe('what is asked by the book', () => {
  it('is the family’s where a relative is named', () => {
    const facts = read('Doctor: Any family history of cancer?', 'Patient: My father died of bowel cancer at 62.');
    expect(ofSubject(facts, 'family-history')).toMatchObject([{ topic: 'Father', detail: 'bowel cancer' }]);
    expect(ofSubject(facts, 'past-medical-history')).toEqual([]);
  });

  it('holds an allergy or none, and never the drug among those that are taken', () => {
    const facts = read(
      'Doctor: Any allergies?',
      'Patient: No. Oh, wait, penicillin. I came out in a rash.',
      'Doctor: Any regular medication?',
      'Patient: I take ramipril.',
    );
    expect(ofSubject(facts, 'allergies')).toMatchObject([
      { type: 'allergy', substance: 'penicillin', reactions: ['rash'] },
    ]);
    expect(ofSubject(facts, 'medications').map((one) => (one.type === 'medication' ? one.name : one.type))).toEqual([
      'Ramipril'.toLowerCase(),
    ]);
  });

  it('takes a drug that is only named for one that is taken, where both were asked for', () => {
    const facts = read('Doctor: Any tablets? Any allergies?', 'Patient: Propranolol.');
    expect(ofSubject(facts, 'allergies').filter(({ type }) => type === 'allergy')).toEqual([]);
    expect(ofSubject(facts, 'medications')).toMatchObject([{ name: 'propranolol' }]);
  });

  it('lists no drug of somebody else, also where "he" goes on with them', () => {
    const text = talk(
      'Doctor: Has there ever been a spell the other way?',
      "Patient: No. That's my brother, he's bipolar, he's on lithium. I've never been like that.",
    );
    expect(readClaims(text, findTurns(text)).filter(({ type }) => type === 'medication')).toEqual([]);
  });

  it('gives a dose that is said later to its drug', () => {
    const facts = read(
      'Doctor: What medication are you on?',
      'Patient: I take lisinopril.',
      'Doctor: What dose is that?',
      'Patient: 20 milligrams.',
    );
    expect(ofSubject(facts, 'medications')).toMatchObject([{ name: 'lisinopril', dose: '20 mg' }]);
  });
});

/** The steps of a plan without what is only quoted. */
const stepsIn = (facts: readonly Fact[]): Fact[] => ofSubject(facts, 'plan').filter(({ type }) => type !== 'clause');
const quotedIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap((one) => (one.type === 'clause' ? [one.text] : []));

describe('the plan', () => {
  const planOf = (...lines: readonly string[]): string[] =>
    stepsIn(read('Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines)).map((one) => {
      const { condition } = one.assertion;
      const what =
        one.type === 'medication'
          ? `${one.status ?? ''} ${one.name}`
          : 'action' in one
            ? `${one.status} ${one.action}`
            : one.type;
      return condition === undefined ? what : `${what} if ${condition}`;
    });

  it('keeps the condition of a step', () => {
    expect(planOf('Doctor: If the pain is still there on Monday, we will order a scan.')).toEqual([
      'planned order a scan if the pain is still there on Monday',
    ]);
  });

  it('has no drug that somebody may need', () => {
    expect(planOf("Doctor: We'll see whether you need another inhaler.")).toEqual([]);
  });

  it('drops what is cancelled later', () => {
    expect(
      planOf(
        'Doctor: I will prescribe naproxen.',
        'Patient: I had an ulcer.',
        "Doctor: Then I'll cancel the naproxen.",
      ),
    ).toEqual([]);
    const facts = read(
      'Doctor: I think you have gout. I will prescribe naproxen.',
      'Patient: I had an ulcer.',
      "Doctor: Then I'll cancel the naproxen.",
    );
    expect(quotedIn(facts).join(' ')).not.toContain('prescribe naproxen');
  });

  it('is quoted with its refusal where the patient turns it down', () => {
    const lines = ['Doctor: I will give you a flu jab.', "Patient: No thanks, I'd rather not."];
    expect(planOf(...lines)).toEqual([]);
    const said = quotedIn(read('Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines)).join(' ');
    expect(said).toMatch(/flu jab.*rather not/);
  });

  it('has the last decision of a drug, whatever the order of its words', () => {
    expect(planOf('Doctor: The amlodipine, stop that. Stay on the ramipril, 5 mg twice a day.')).toEqual([
      'stopped amlodipine',
      'continued ramipril',
    ]);
  });
});

describe('an assessment', () => {
  it('is quoted where a machine cut it, for how sure somebody is may stand before the cut', () => {
    const cut = read(
      'doctor: so how long has it been there',
      'patient: since the summer it bleeds when i catch it',
      "doctor: i think you've got a melanoma there",
      'patient: okay',
    );
    expect(ofSubject(cut, 'assessment').filter(({ type }) => type !== 'clause')).toEqual([]);
    const stated = read('Patient: This mole is bleeding.', 'Doctor: I think that this is a melanoma.');
    expect(ofSubject(stated, 'assessment')).toMatchObject([{ name: 'melanoma' }]);
  });
});

describe('hostile talk', () => {
  it.each([
    ['one word again and again', 'pain '.repeat(20_000)],
    ['commas', 'fever, '.repeat(20_000)],
    ['announcements', "i'm going to ".repeat(10_000)],
    ['conditions', 'if '.repeat(20_000)],
    ['joints', 'and i '.repeat(20_000)],
  ])('of %s comes to an end', (_name, words) => {
    const text = `Doctor: Any fever?\nPatient: ${words}\nDoctor: ${words}\nPatient: No.`;
    expect(readDialogue(text, findTurns(text)).length).toBeLessThan(2000);
  });
});
