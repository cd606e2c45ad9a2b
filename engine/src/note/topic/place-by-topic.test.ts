import { describe, expect, it } from 'vitest';
import type { Subject } from '../../document/subjects.ts';
import { isBackground, phaseOf, placeByTopic, settleTopic } from './place-by-topic.ts';
import type { Topic } from './topics.ts';
import { findTurns } from '../../text/turns.ts';

const place = (topic: Topic | undefined, subject: Subject, text: string): Subject | undefined =>
  placeByTopic([{ subject, text, sources: [{ start: 0, end: text.length }] }], topic, text)[0]?.subject;

const history: Subject = 'history-of-present-illness';

describe('placeByTopic', () => {
  it.each([
    ['family-or-social-history', history, "The patient's aunt had breast cancer", 'family-history'],
    ['family-or-social-history', history, 'Lives with the husband', 'social-history'],
    ['past-medical-history', history, 'The patient has asthma', 'past-medical-history'],
    ['past-surgical-history', history, 'They took out the appendix', 'past-surgical-history'],
    ['past-surgical-history', history, 'The patient has diabetes and asthma', 'past-medical-history'],
    ['past-surgical-history', history, 'Had a kidney stone removed', 'past-surgical-history'],
    ['family-or-social-history', history, 'The patient is from Ohio', 'social-history'],
    ['review-of-systems', history, 'Reports headaches', 'review-of-systems'],
    ['medications', history, 'A baby aspirin', 'medications'],
    ['allergies', 'medications', 'Penicillin', 'allergies'],
    ['allergies', history, 'Took amoxicillin once and broke out in hives', 'allergies'],
    ['gynecologic-history', history, 'Last menstrual period: 2 weeks ago', 'past-medical-history'],
  ] as const)('%s: %s %j goes to %s', (topic, subject, text, expected) => {
    expect(place(topic, subject, text)).toBe(expected);
  });

  it.each([
    [undefined, history, 'The patient has asthma'],
    ['history-of-present-illness', history, 'The patient has asthma'],
    ['past-medical-history', history, 'Headache since yesterday'],
    ['family-or-social-history', history, 'Headache since yesterday'],
    ['past-medical-history', 'social-history', 'Smokes'],
    ['past-medical-history', 'medications', 'Lisinopril'],
    ['medications', history, 'It helps'],
    ['allergies', 'medications', 'The patient takes loratadine for it'],
    ['assessment', history, 'The patient has asthma'],
  ] as const)('%s: %s %j stays', (topic, subject, text) => {
    expect(place(topic, subject, text)).toBe(subject);
  });

  it('keeps to the relative who was named last', () => {
    const text = 'Mother has gout. He died young.';
    const passages = placeByTopic(
      [
        { subject: 'family-history', text: 'Mother has gout', sources: [{ start: 0, end: 16 }] },
        { subject: history, text: 'He died young', sources: [{ start: 17, end: 31 }] },
      ],
      'family-or-social-history',
      text,
    );
    expect(passages.map(({ subject }) => subject)).toEqual(['family-history', 'family-history']);
  });
});

describe('settleTopic', () => {
  const asked = 'Doctor: Are you allergic to anything?\nPatient: Penicillin gives me a rash.';

  it('is for short conversations only', () => {
    expect(settleTopic(asked, findTurns(asked))).toBe('allergies');
    expect(settleTopic('Penicillin gives a rash.', [])).toBeUndefined();
    const long = `${asked}\n`.repeat(80);
    expect(settleTopic(long, findTurns(long))).toBeUndefined();
  });

  it('takes one question for no review of systems', () => {
    const one = 'Doctor: Any nausea, vomiting or diarrhea?\nPatient: No.';
    expect(settleTopic(one, findTurns(one))).not.toBe('review-of-systems');
  });
});

it('begins an examination with its findings, and takes a list of medicines for background', () => {
  expect(phaseOf('physical-examination')).toBe('exam');
  expect(phaseOf('medications')).toBe('talk');
  expect(phaseOf(undefined)).toBe('talk');
  expect([isBackground('medications'), isBackground('chief-complaint'), isBackground(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
