import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { readClaims } from './read-dialogue.ts';

/** What is to be done when, as "call 999 if chest pain". */
const nets = (...lines: readonly string[]): string[] => {
  const text = ['Doctor: I think you have sinusitis.', 'Patient: I see.', ...lines].join('\n');
  return readClaims(text, findTurns(text)).flatMap((one) =>
    one.type === 'safety-net' ? [`${one.action} if ${one.assertion.condition ?? ''}`] : [],
  );
};

describe('a safety net', () => {
  it.each([
    [
      "Now if you cough up more than a streak, or you're suddenly short of breath, or you get a sharp pain in the chest, that's 999.",
      'call 999 if cough up more than a streak, or suddenly short of breath, or sharp pain in the chest',
    ],
    [
      'If your breathing gets noisy, or you cough up blood, do not wait for me, come to A and E.',
      'go to the emergency department if breathing gets noisy, or cough up blood',
    ],
    ['Give us a call if the rash spreads or you get a fever.', 'call us if the rash spreads or fever'],
    [
      'If you feel faint, sit down, and ring the nurses the same day.',
      'sit down and call the nurses the same day if faint',
    ],
    [
      "But do come back and see me next week, if things don't get better.",
      "return next week if things don't get better",
    ],
    ["If it's a lot, more than a spoonful, it's nine nine nine.", "call 999 if it's a lot, more than a spoonful"],
    [
      'Any chest pain, a blackout, or breathlessness at rest, that is 999.',
      'call 999 if chest pain, a blackout, or breathlessness at rest',
    ],
    [
      "If the thoughts get worse, or you feel you can't keep yourself safe, you ring 111.",
      "call 111 if the thoughts get worse, or can't keep self safe",
    ],
  ])('is one step with all its conditions: %s', (said, expected) => {
    expect(nets(`Doctor: ${said}`)).toEqual([expected]);
  });

  it('is said twice in one breath, each with its own condition', () => {
    expect(
      nets(
        "Doctor: if it comes out again don't let your mates yank it straight to emergency and if the hand goes numb or you can't lift the arm give me a ring the same day",
      ),
    ).toEqual([
      'go to the emergency department if it comes out',
      "call us the same day if the hand goes numb or can't lift the arm",
    ]);
  });

  it('has whom else to turn to in the sentence after', () => {
    expect(nets('Doctor: If the thoughts get worse, you ring 111. Or 999, or A and E.')).toEqual([
      'call 111 or call 999 or go to the emergency department if the thoughts get worse',
    ]);
  });

  it.each([
    'You can ring us if you like.',
    'Let me know if that changes.',
    'Can you tell me if the pain spreads to your arm?',
    'Please call if you think of any questions.',
    'If the scan is clear I can ring the ward for you.',
    'If I were you I would not ring me at night.',
    "If the pain comes back, don't ring us.",
  ])('is none of %s', (said) => {
    expect(nets(`Doctor: ${said}`)).toEqual([]);
  });
});
