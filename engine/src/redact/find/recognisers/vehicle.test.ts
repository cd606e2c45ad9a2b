import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { vehicle } from './vehicle.ts';

describe('vehicle', () => {
  it.each([
    'VIN «1HGCM82633A004352»',
    'Car «1M8GDM9AXKP042788» was sold',
    'License plate: «ABC-1234»',
    'Plate fixation with 6 screws',
    'Vehicle moving at 45 mph',
    'Sample ABCDEFGHJKLMNPRST',
  ])('%s', (marked) => {
    expect(markFindings(vehicle, readMarked(marked).text)).toBe(marked);
  });
});
