import { describe, expect, it } from 'vitest';
import type { Fact } from '../document/fact.ts';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** Steps of a plan as "planned order an MRI if no better", "started clobetasol". */
const planOf = (...lines: readonly string[]): string[] => {
  const text = ['Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines].join('\n');
  return readClaims(text, findTurns(text))
    .filter(({ subject }) => subject === 'plan')
    .map((one) => {
      const what =
        one.type === 'medication'
          ? `${one.status ?? ''} ${one.name}`
          : 'action' in one
            ? `${one.status} ${one.action}`
            : '';
      return one.assertion.condition === undefined ? what : `${what} if ${one.assertion.condition}`;
    });
};

describe('the condition of a step', () => {
  it.each([
    [
      "If you're no better at six weeks, or if you get weak, we'll get an MRI.",
      'planned order an MRI if no better at 6 weeks, or weak',
    ],
    ['Even if the X-ray is normal I want you to keep the appointment.', 'planned keep the appointment'],
    [
      "We'll cover you with insulin while you're here and you keep taking the rest if the second test takes a big jump",
      'planned cover with insulin',
    ],
  ])('is whole, and only its own: %s', (said, expected) => {
    expect(planOf(`Doctor: ${said}`)).toContain(expected);
  });
});

describe('an "if" that is no condition', () => {
  it('stands after what the step is to show', () => {
    expect(planOf('Doctor: I want to order a urine test to see if we need to change anything.')).toEqual([
      'planned order a urine test',
    ]);
  });
});

describe('a step', () => {
  it.each([
    "I'll do your blood pressure before you go.",
    "It's hard to stay away from the sugary foods.",
    "It's something we can treat with antibiotics.",
    "I'm going to call the ER doctor right now.",
    'We can do two tablets a day, for the first few days.',
    "I'm not going to wait until tomorrow.",
    "So let's do tylenol, no, they'll give you something there.",
    'You can just walk in at the hospital.',
  ])('is none of %s', (said) => {
    expect(planOf(`Doctor: ${said}`)).toEqual([]);
  });

  it.each([
    ["I'd like you to use clobetasol.", ['started clobetasol']],
    [
      "I'm going to give you meloxicam, and stop the motrin or advil.",
      ['started meloxicam', 'stopped motrin', 'stopped advil'],
    ],
    ['You could try naproxen or ibuprofen.', ['considered naproxen', 'considered ibuprofen']],
    ['Check your blood pressure at home twice a day.', ['planned check blood pressure at home twice a day']],
    ["Don't drive for a month.", []],
  ])('is read: %s', (said, expected) => {
    expect(planOf(`Doctor: ${said}`).map((one) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))).toEqual(
      expected,
    );
  });
});

describe('histories', () => {
  const of = (subject: string, ...lines: readonly string[]): string[] =>
    readClaims(lines.join('\n'), findTurns(lines.join('\n'))).flatMap((one) =>
      one.subject !== subject ? [] : one.type === 'condition' ? [one.name] : one.type === 'history' ? [one.detail] : [],
    );

  it.each([
    ["My friend's mum died of a brain tumour.", []],
    ["My neighbour's sister has breast cancer.", []],
    ["My wife's uncle has Crohn's disease.", []],
    ['My mum has breast cancer.', ['breast cancer']],
  ])('of the family are those of relatives: %s', (said, expected) => {
    expect(of('family-history', 'Doctor: Hello.', `Patient: ${said}`, 'Doctor: I see.')).toEqual(expected);
  });

  it.each([
    ['So I had a heart attack.', []],
    ['I lifted a box and this strain as I was lifting it hurt.', []],
    ['I had a heart attack.', ['myocardial infarction']],
    ["I've got asthma.", ['asthma']],
  ])('of before are what the patient states of themselves: %s', (said, expected) => {
    expect(of('past-medical-history', 'Doctor: Hello.', `Patient: ${said}`, 'Doctor: I see.')).toEqual(expected);
  });

  it('of before deny no disease where a vaccine against it is turned down', () => {
    const said = (answer: string): Fact[] => {
      const text = `Doctor: Any asthma?\nPatient: ${answer}\nDoctor: Okay.`;
      return readClaims(text, findTurns(text)).filter(({ subject }) => subject === 'past-medical-history');
    };
    expect(said("No. I'm not having any more of them.")).toEqual([]);
    expect(said('No.')).toMatchObject([{ name: 'asthma', assertion: { polarity: 'absent' } }]);
  });
});
