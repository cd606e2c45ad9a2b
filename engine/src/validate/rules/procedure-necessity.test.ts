import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { procedureNecessity } from './procedure-necessity.ts';

const check = (text: string): string[] => procedureNecessity.check(readChart(text), []).flatMap(({ codes }) => codes);

describe('procedureNecessity', () => {
  it.each([
    ['Heel ulcer clean, granulating, no slough or necrotic tissue. Debrided per protocol.\nCPT 11042', ['11042']],
    ['Ankle sprain. Vitamin D level sent.\nCPT 82306', ['82306']],
    ['Ear canals clear, no wax. Irrigated.\nCPT 69210-RT', ['69210']],
    ['Ingrown toenail. ECG done, normal.\nCPT 93000', ['93000']],
    ['Dog bite of the hand. No fever or cough. CXR clear. Return for fever.\nCPT 71046', ['71046']],
    ['Acne of the face. MRI lumbar spine done.\nCPT 72148', ['72148']],
    ['Right knee twisted. CT head normal.\nCPT 70450', ['70450']],
    ['Conjunctivitis. Venous duplex right leg negative.\nCPT 93971', ['93971']],
    ['Strep throat in a boy. Lipid panel drawn.\nCPT 80061', ['80061']],
    ['Plantar wart. Spirometry normal.\nCPT 94010', ['94010']],
  ])('flags %s', (text, codes) => {
    expect(check(text)).toEqual(codes);
  });

  it.each([
    'Heel ulcer, necrotic slough debrided to fat.\nCPT 11042',
    'Heel ulcer debrided to fat, 6 sq cm.\nCPT 11042',
    'EKG interpreted by me.\nR07.9\nCPT 93000',
    'Palpitations. ECG: sinus rhythm.\nCPT 93000',
    'Asthma follow-up. FEV1 88 %.\nCPT 94010',
    'Plantar wart frozen.\nCPT 17110',
    'Cough and fever, crackles. CXR: infiltrate.\nCPT 71046',
    'Denies fever but has a cough. CXR clear.\nCPT 71046',
    'MRI of the lumbar spine for sciatica.\nCPT 72148',
    'Left calf swollen. Duplex negative.\nCPT 93971',
    'Annual physical. Lipid panel drawn.\nCPT 80061',
    'No codes.',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
