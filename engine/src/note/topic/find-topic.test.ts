import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import type { NoteResult } from '../../model/result.ts';
import { evidenceGroups } from './evidence.ts';
import { findTopic } from './find-topic.ts';
import { digits, fromDigit, readTopicWeights, toDigit } from './read-weights.ts';
import { stemWord } from './stem-word.ts';
import { topicWeights } from './topic-weights.data.ts';
import { topics } from './topics.ts';
import type { Topic } from './topics.ts';

const family =
  'Doctor: Does anything run in your family?\nPatient: My mother has diabetes and high blood pressure.\nDoctor: And your father?\nPatient: He died of a heart attack at sixty.';
const habits =
  'Doctor: Do you smoke?\nPatient: No, never.\nDoctor: Do you drink alcohol?\nPatient: Only at weddings.\nDoctor: What do you do for work?\nPatient: I am a bus driver.';
const operations =
  'Doctor: Have you had any surgeries?\nPatient: They took out my gallbladder in two thousand ten.\nDoctor: Any others?\nPatient: My left knee was replaced.';
const penicillin = 'Doctor: Are you allergic to anything?\nPatient: Penicillin gives me a rash.';
const symptoms =
  'Doctor: Any fever or chills?\nPatient: No.\nDoctor: Chest pain or palpitations?\nPatient: No.\nDoctor: Nausea or vomiting?\nPatient: Some nausea.\nDoctor: Any burning when you urinate?\nPatient: No.';
const cough =
  'Doctor: What brings you in?\nPatient: I have been coughing for three weeks and it keeps me up at night.\nDoctor: Do you bring anything up?\nPatient: Yellow stuff, since Monday.\nDoctor: Did you take anything for it?\nPatient: I tried some cough syrup and it did not help. It got worse yesterday and now my chest hurts when I breathe in.\nDoctor: Have you had a fever?\nPatient: Last night I had chills.\nDoctor: How old are you?\nPatient: I am fifty four.\nDoctor: Have you been around anybody who was sick?\nPatient: The whole office had it last month.\nDoctor: Has this happened before?\nPatient: Two years ago, and they gave me an antibiotic then.\nDoctor: Are you short of breath when you walk?\nPatient: Only on the stairs.';

const rows: readonly (readonly [Topic, string])[] = [
  ['family-or-social-history', family],
  ['family-or-social-history', habits],
  ['past-surgical-history', operations],
  ['allergies', penicillin],
  ['review-of-systems', symptoms],
  ['history-of-present-illness', cough],
  [
    'medications',
    'Doctor: What medicines do you take?\nPatient: Lisinopril and metformin.\nDoctor: Anything over the counter?\nPatient: Just a baby aspirin.',
  ],
  [
    'past-medical-history',
    'Doctor: What conditions have you been diagnosed with?\nPatient: I have asthma and high cholesterol.\nDoctor: Anything else?\nPatient: Arthritis in my hands.',
  ],
  [
    'physical-examination',
    'Doctor: Your lungs are clear and your heart sounds normal.\nPatient: Good.\nDoctor: There is some swelling in both ankles.',
  ],
  ['imaging', 'Doctor: Your x-ray shows no fracture.\nPatient: Great.'],
  ['disposition', 'Doctor: You can go home today.\nPatient: Finally!\nDoctor: The nurse will bring your papers.'],
  ['immunizations', 'Doctor: Is she up to date on her vaccines?\nGuest_family: Yes, all of them.'],
  [
    'gynecologic-history',
    'Doctor: When was your last period?\nPatient: Two weeks ago.\nDoctor: Are your cycles regular?\nPatient: Yes, every twenty eight days.',
  ],
];

describe('findTopic', () => {
  it.each(rows)('%s', (topic, text) => {
    expect(findTopic(text).topic).toBe(topic);
  });

  it.each([
    ['medications named in a talk about allergies', 'medications', penicillin],
    ['diseases of relatives', 'past-medical-history', family],
    ['a family illness named in passing', 'family-or-social-history', `${cough}\nPatient: My son had it too.`],
    ['pain named while operations are told', 'history-of-present-illness', operations],
  ] as const)('is not misled by %s', (_what, topic, text) => {
    expect(findTopic(text).topic).not.toBe(topic);
  });

  it('is not sure where little was said', () => {
    expect(findTopic('Doctor: Okay.\nPatient: Okay.').chance).toBeLessThan(0.5);
    expect(findTopic('').chance).toBeLessThan(0.5);
  });

  it('says the same each time', () => {
    expect(findTopic(cough)).toEqual(findTopic(cough));
  });

  it('takes time by the length of a text up to a limit', () => {
    const hostile = `Doctor: ${'do you a_b ? '.repeat(200_000)}\nPatient: no`;
    findTopic(hostile);
  });
});

describe('a chart of a short talk about one thing', () => {
  const sections = (note: NoteResult): string[] =>
    note.sections.filter(({ statements }) => statements.length > 0).map(({ id }) => id);
  const texts = (note: NoteResult, id: string): string[] =>
    note.sections.find((section) => section.id === id)?.statements.map(({ text }) => text) ?? [];

  it('has the section of that thing, and no complaint that nobody made', () => {
    const note = chart(family);
    expect(sections(note)).toEqual(['family-history']);
    expect(texts(note, 'family-history')).toEqual([
      'Mother: diabetes mellitus; hypertension.',
      'Your father? – He died of a heart attack at 60.',
    ]);
    expect(sections(chart(operations))).toContain('past-surgical-history');
    expect(sections(chart(habits))).toEqual(['social-history']);
  });

  it('lists no drug as taken that the patient does not tolerate', () => {
    expect(texts(chart(penicillin), 'allergies').join(' ')).toContain('Penicillin');
    expect(texts(chart(penicillin), 'medications')).toEqual([]);
  });

  it('lists no drug as an allergy that is taken for one', () => {
    const note = chart(
      'Doctor: Do you have any allergies?\nPatient: Just hay fever in the spring.\nDoctor: And how do you treat it?\nPatient: I take loratadine for it.',
    );
    expect(texts(note, 'medications').join(' ')).toContain('oratadine');
    expect(texts(note, 'allergies').join(' ')).not.toContain('oratadine');
  });

  it('keeps an answer of one word, and no mere politeness', () => {
    const note = chart(
      'Doctor: Any allergies?\nPatient: I took amoxicillin once and broke out in hives.\nDoctor: Anything else?\nPatient: Shellfish.\nDoctor: Noted.\nPatient: Thank you.',
    );
    expect(texts(note, 'allergies')).toEqual(['Amoxicillin (hives)', 'Anything else? – Shellfish.']);
    expect(note.rendered.markdown).not.toMatch(/thank/i);
  });

  it('leaves a history a history', () => {
    const note = chart(cough);
    expect(sections(note)).toContain('history-of-present-illness');
    expect(sections(note)).not.toContain('review-of-systems');
  });

  it('leaves a complaint made in a talk about something else where it was', () => {
    const note = chart(`${family}\nDoctor: And how are you?\nPatient: I have a bad headache since yesterday.`);
    expect(texts(note, 'history-of-present-illness').join(' ')).toContain('eadache');
    expect(texts(note, 'family-history').join(' ')).not.toContain('headache');
  });
});

describe('the weights', () => {
  it('are well-formed, small, and read back whole', () => {
    const { groups, start } = readTopicWeights();
    expect(start).toHaveLength(topics.length);
    for (const group of evidenceGroups) {
      const packed = topicWeights.rows[group].split(' ');
      expect(groups.get(group)?.size, group).toBe(packed.length);
      for (const row of packed) expect(row.slice(-topics.length - 1)).toMatch(/^[A-Za-z\d+-]{21}$/);
    }
    expect(JSON.stringify(topicWeights).length).toBeLessThan(300_000);
  });

  it('are written in digits that come back as they were', () => {
    for (const digit of digits.slice(1)) expect(toDigit(fromDigit(digit))).toBe(digit);
    expect([fromDigit(toDigit(0)), fromDigit(toDigit(5)), fromDigit(toDigit(-5))]).toEqual([0, 1, -1]);
  });
});

describe('stemWord', () => {
  it.each([
    ['smoking', 'smok'],
    ['smokes', 'smok'],
    ['smoked', 'smok'],
    ['allergies', 'allergy'],
    ["we'll", 'we'],
    ["don't", "don't"],
    ['pass', 'pass'],
    ['red', 'red'],
  ])('%s -> %s', (word, stem) => {
    expect(stemWord(word)).toBe(stem);
  });
});
