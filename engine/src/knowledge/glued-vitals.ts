/** A vital sign whose short name stands against its value, with the ranges of a living patient and the unit that each can only mean. */
export interface GluedVital {
  readonly shorts: string;
  readonly kind: 'blood-pressure' | 'heart-rate' | 'respiratory-rate' | 'temperature' | 'oxygen-saturation';
  readonly name: string;
  readonly ranges: readonly (readonly [low: number, high: number, unit: string])[];
}

/** Of right and left as well: it counts beside another that is glued alone, and not before a left. */
export const gluedBesideOthers = 'r';

/** "T37.4 P88 R18 BP116/64 sats96%". Of a pressure the range is that of its first number. Own list. */
export const gluedVitals: readonly GluedVital[] = [
  { shorts: 'bp', kind: 'blood-pressure', name: 'Blood pressure', ranges: [[50, 300, ' mmHg']] },
  { shorts: 'p|hr', kind: 'heart-rate', name: 'Heart rate', ranges: [[25, 260, '/min']] },
  { shorts: 'r|rr', kind: 'respiratory-rate', name: 'Respiratory rate', ranges: [[8, 80, '/min']] },
  {
    shorts: 't',
    kind: 'temperature',
    name: 'Temperature',
    ranges: [
      [33, 43, ' °C'],
      [92, 109, ' °F'],
    ],
  },
  { shorts: 'sat|sats|spo2', kind: 'oxygen-saturation', name: 'Oxygen saturation', ranges: [[50, 100, '%']] },
];
