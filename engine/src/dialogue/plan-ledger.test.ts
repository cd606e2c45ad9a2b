import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** Steps of a plan as "started losartan 50 mg", "declined give a flu jab". */
const planOf = (...lines: readonly string[]): string[] => {
  const text = ['Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines].join('\n');
  return readClaims(text, findTurns(text))
    .filter(({ subject }) => subject === 'plan')
    .map((one) => {
      const what =
        one.type === 'medication'
          ? [one.status, one.name, one.dose, one.frequency].filter((part) => part !== undefined).join(' ')
          : 'action' in one
            ? `${one.status} ${one.action}`
            : one.type;
      return one.assertion.condition === undefined ? what : `${what} if ${one.assertion.condition}`;
    });
};

describe('a refusal', () => {
  it.each([
    ["You're due your flu jab.", "No, I'll leave that.", 'declined give flu jab'],
    ['I can give you a little morphine now.', "No, no morphine, I don't want that.", 'declined morphine'],
    ["I'll give you a flu jab.", 'Not today, maybe another time.', 'deferred give a flu jab'],
  ])('is of what was proposed right before: %s %s', (proposed, answer, expected) => {
    expect(planOf(`Doctor: ${proposed}`, `Patient: ${answer}`)).toEqual([expected]);
  });

  it('is not of what was proposed turns before', () => {
    expect(
      planOf(
        'Doctor: I will prescribe naproxen.',
        'Patient: Okay.',
        'Doctor: Now, about the driving, that has to wait for now.',
        'Patient: Fine.',
        'Doctor: There is a group for it at the leisure centre.',
        "Patient: No, I don't want to.",
      ),
    ).toEqual(['started naproxen']);
  });

  it('is only of what it names', () => {
    expect(
      planOf(
        'Doctor: I will prescribe mesalamine, and the enema works better with it.',
        "Patient: No, I'm not doing the enema.",
      ),
    ).toEqual(['started mesalamine']);
  });

  it('leaves what is to be had where another thing is to be avoided', () => {
    expect(
      planOf("Doctor: I'm going to start you on doxycycline.", "Patient: I'd like to avoid intravenous antibiotics."),
    ).toEqual(['started doxycycline']);
  });

  it('leaves what goes on as it is', () => {
    expect(
      planOf(
        'Doctor: Carry on with the atorvastatin. There are devices for the heart as well.',
        "Patient: No, I don't want one.",
      ),
    ).toEqual(['continued atorvastatin']);
  });

  it('is taken back', () => {
    expect(
      planOf(
        "Doctor: I'll refer you to physiotherapy.",
        'Patient: No, I’d rather not.',
        'Doctor: It does help.',
        'Patient: Oh, go on then.',
      ),
    ).toEqual(['planned refer to physiotherapy']);
  });
});

describe('a step that is given up', () => {
  it.each([
    ['I will prescribe naproxen.', 'Then forget the naproxen.'],
    ["I'd like to give you a shot of cortisone.", "You know what, let's hold off on the shot today."],
    ['I will prescribe dapagliflozin.', "Oh, then let's not do that one."],
    ["I'll put you on lactulose.", "We'll take the lactulose off then."],
    ["I'm going to order an ultrasound.", "I'm not going to wait, forget the ultrasound."],
  ])('is dropped: %s %s', (proposed, given) => {
    expect(planOf(`Doctor: ${proposed}`, 'Patient: I had an ulcer.', `Doctor: ${given}`)).toEqual([]);
  });

  it.each([
    ['I will prescribe naproxen.', 'No problem, most people get on well with it.', 'started naproxen'],
    ["I'm going to order an ultrasound.", 'If it settles we can cancel that.', 'planned order an ultrasound'],
    ["I'm going to order an ultrasound.", 'No swelling there, good.', 'planned order an ultrasound'],
    ["I'll refer you to podiatry.", 'No ulcers, the skin is fine.', 'planned refer to podiatry'],
  ])('is not given up by other words with a no: %s %s', (proposed, other, expected) => {
    expect(planOf(`Doctor: ${proposed}`, 'Patient: Okay.', `Doctor: ${other}`)).toEqual([expected]);
  });
});

describe('a dose', () => {
  it('that is said next is of the drug before', () => {
    expect(planOf('Doctor: I will prescribe losartan.', "Doctor: That's 50 milligrams, once a day.")).toEqual([
      'started losartan 50 mg once daily',
    ]);
  });

  it.each([
    'Your oxygen level today is 94 percent, and the pulse is 82.',
    "It's six weeks, twice a week at the leisure centre, exercise and a bit of teaching.",
    'Weigh yourself each day and write it down in the little book for the nurses.',
  ])('is not made of what is said of another thing: %s', (other) => {
    expect(planOf('Doctor: I will prescribe varenicline.', `Doctor: ${other}`)[0]).toBe('started varenicline');
  });
});

describe('a drug that is decided on', () => {
  it.each([
    [
      'Stop the Fostair and keep the salbutamol, just for when you need it.',
      ['stopped Fostair', 'continued salbutamol'],
    ],
    ['Stop the spironolactone, and have eplerenone in its place.', ['stopped spironolactone', 'started eplerenone']],
    ['You ought to have something instead of the alendronate.', []],
    [
      'The levetiracetam, 250 mg twice a day for two weeks, then up to 500.',
      ['started levetiracetam 250 mg twice daily'],
    ],
  ])('is what its own verb says: %s', (said, expected) => {
    expect(planOf(`Doctor: ${said}`)).toEqual(expected);
  });

  it('does the same work as another, and is not continued by that', () => {
    expect(
      planOf('Doctor: I will prescribe eplerenone.', 'Doctor: It does the same work without the breast trouble.'),
    ).toEqual(['started eplerenone']);
  });
});
