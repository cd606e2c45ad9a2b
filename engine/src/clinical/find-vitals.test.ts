import { describe, expect, it } from 'vitest';
import { findVitals } from './find-vitals.ts';

const values = (text: string): string[] => findVitals(text).map(({ name, value }) => `${name} ${value}`);

describe('vital signs as they are written and said', () => {
  it.each([
    ['blood pressure was a little high at 150 over 95', ['Blood pressure 150/95 mmHg']],
    [
      'bp 120/80 sitting, 110/70 standing',
      ['Blood pressure 120/80 mmHg sitting', 'Blood pressure 110/70 mmHg standing'],
    ],
    ['BP lying 138/72 standing 1 min later', ['Blood pressure 138/72 mmHg lying']],
    ['BP: 120/80 mmHg (supine)', ['Blood pressure 120/80 mmHg supine']],
    ['blood pressure in the 130s over 80s', ['Blood pressure 130s/80s mmHg']],
    ['heart rate is in the 90s', ['Heart rate 90s/min']],
    ['HR 70-80', ['Heart rate 70-80/min']],
    ['P 72, R 16, T 98.6', ['Heart rate 72/min', 'Respiratory rate 16/min', 'Temperature 98.6 °F']],
    ['resp rate 18 breaths per minute', ['Respiratory rate 18/min']],
    ['temp of 99 point 1', ['Temperature 99.1 °F']],
    ['Tmax 99.4, T 98.2', ['Maximum temperature 99.4 °F', 'Temperature 98.2 °F']],
    ['max temp 38.6, temp 37', ['Maximum temperature 38.6 °C', 'Temperature 37 °C']],
    ['satting 95 on 2 liters', ['Oxygen saturation 95% on 2 L']],
    ['SpO2: 98 % on 2 L/min NC', ['Oxygen saturation 98% on 2 L NC']],
    ['saturating 94% on 4L', ['Oxygen saturation 94% on 4 L']],
    ['weighs 180 pounds', ['Weight 180 lb']],
    ['weight 82 kilos', ['Weight 82 kg']],
    ['height 5 feet 10 inches', ['Height 5 ft 10 in']],
    ['height 5 foot 4, weight 130 lbs', ['Height 5 ft 4 in', 'Weight 130 lb']],
  ])('%s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it.each([
    'weight loss of 20 lbs',
    'gained 10 pounds',
    'R 5th toe',
    'R 16 rib fracture',
    'T 4 N0',
    'sat for 4 days',
    'temperature sensitivity for 3 weeks',
    'blood pressure medication 10 mg',
    'heart rate goal 120',
    'pain in 2 toes',
    'height of symptoms 5 days ago',
    'walked 5 feet standing',
    'pulse 5/5 standing',
  ])('%s gives none', (text) => {
    expect(values(text)).toEqual([]);
  });
});

it('vital signs are read with the units that a note writes them in', () => {
  const values = findVitals(
    'Heart rate 64/min, pulse 70 bpm, Respiratory rate 20/min, BP 143/66 mmHg sitting, mass 61 kg',
  ).map(({ kind, value }) => `${kind} ${value}`);
  expect(values).toEqual([
    'heart-rate 64/min',
    'heart-rate 70/min',
    'respiratory-rate 20/min',
    'blood-pressure 143/66 mmHg sitting',
    'weight 61 kg',
  ]);
});
