import { describe, expect, it } from 'vitest';
import { factsFound } from './testing/facts-found.ts';

/** Vital signs of what a clinician says, each as its name and value. */
function vitals(said: string): string[] {
  const text = `Doctor: Hello, what can I do for you?\nPatient: I have come for a check.\nDoctor: ${said}\nPatient: Right.`;
  return factsFound(text).flatMap((fact) =>
    fact.type === 'measurement' && fact.category === 'vital'
      ? [[fact.name, fact.value, fact.circumstance].filter((one) => one !== undefined).join(' ')]
      : [],
  );
}

describe('vital signs as they are spoken', () => {
  it('reads numbers in words, with their units', () => {
    expect(
      vitals('Sats are ninety-three per cent on air, pulse eighty-eight and regular, temp thirty-seven two.'),
    ).toEqual(['Oxygen saturation 93% on room air', 'Heart rate 88/min regular', 'Temperature 37.2 °C']);
    expect(vitals("Her height is eighty-two centimetres. She's eleven point four kilos.")).toEqual([
      'Height 82 cm',
      'Weight 11.4 kg',
    ]);
  });

  it('reads a row of values without marks', () => {
    expect(
      vitals('so your heart rate was one oh two blood pressure one twelve over seventy respirations were sixteen'),
    ).toEqual(['Heart rate 102/min', 'Blood pressure 112/70 mmHg', 'Respiratory rate 16/min']);
  });

  it('reads a blood pressure that is taken as the clinician speaks, and again', () => {
    expect(
      vitals(
        "Let me just do your blood pressure. Lovely, relax. That's one fifty-two over ninety. Again, one forty-six over eighty-eight.",
      ),
    ).toEqual(['Blood pressure 152/90 mmHg', 'Blood pressure, repeated 146/88 mmHg']);
  });

  it('keeps lying and standing apart', () => {
    expect(
      vitals('Blood pressure lying is one thirty-eight over eighty, and standing, a hundred and ten over sixty-six.'),
    ).toEqual(['Blood pressure 138/80 mmHg lying', 'Blood pressure 110/66 mmHg standing']);
  });

  it.each([
    'If your blood pressure is one sixty over a hundred or more, ring us.',
    'I want your blood pressure under one thirty over eighty.',
    'You said your blood pressure at home was one fifty over ninety.',
    'Your blood pressure last time was one forty-four over ninety.',
    "Your dad's blood pressure was one seventy over a hundred.",
    'Your pulse was one thirty in the ambulance.',
    'The readings from your diary, blood pressure has been running one fifty over ninety.',
    'Is your weight eighty kilos?',
    'A heart rate of a hundred and thirty is what would worry me.',
    'So you are sixty-two now.',
    'Do not lift anything over ten kilos.',
  ])('reads no value of now in "%s"', (said) => {
    expect(vitals(said)).toEqual([]);
  });
});
