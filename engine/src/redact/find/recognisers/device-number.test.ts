import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { deviceNumber } from './device-number.ts';

describe('device-number', () => {
  it.each([
    'Pacemaker serial # «SJM-4471-22»',
    'S/N: «A7741X» of the pump',
    'Mesh «(01)00844588003288(17)141120(10)7654321D(21)10987d» placed',
    'Lot no. «44B-19» of the vaccine',
    'Device interrogated, 3 leads',
    'A lot of 20 patients',
    'Serial exams every 4 hours',
  ])('%s', (marked) => {
    expect(markFindings(deviceNumber, readMarked(marked).text)).toBe(marked);
  });
});
