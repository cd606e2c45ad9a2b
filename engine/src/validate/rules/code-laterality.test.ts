import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeLaterality } from './code-laterality.ts';

describe('codeLaterality', () => {
  it.each<[string, string[]]>([
    ['Right knee pain after a fall.\nDx: M25.562', ['M25.562']],
    ['Left shoulder pain for a week.\nDx: M25.519', ['M25.519']],
    ['M75.02 Adhesive capsulitis, right shoulder', ['M75.02']],
    ['Both knees hurt: bilateral knee pain.\nDx: M25.561', ['M25.561']],
    ['Duplex: acute DVT of the left popliteal vein.\nDx: I82.431', ['I82.431']],
    ['Occlusion of the L MCA with infarct.\nDx: I63.511', ['I63.511']],
    ['Left knee pain for 3 weeks.\nDx: M25.561, M25.562', ['M25.561']],
    ['Left knee pain, right knee normal.\nDx: M25.561', ['M25.561']],
    ['L knee pain, R knee ok.\nAssessment: knee pain M25.561', ['M25.561']],
    ['Left knee pain. Right knee swollen.\nKnee pain, right.\nDx: M25.569', ['M25.569']],
    [
      'Rolled R ankle playing soccer. Ankle sprain.\nDx:\nS93.402A Sprain of unspecified ligament of left ankle, initial encounter',
      ['S93.402A'],
    ],
    [
      'Mild nonproliferative retinopathy, both eyes, type 1 diabetes.\nE10.3291 Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, right eye',
      ['E10.3291'],
    ],
  ])('flags %s', (text, codes) => {
    const flags = codeLaterality.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-laterality');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Right knee pain.\nDx: M25.561',
    'Knee pain.\nDx: M25.569',
    'Low back pain.\nDx: M54.50',
    'Hypertension, right handed.\nDx: I10',
    'Right knee pain, left knee pain.\nDx: M25.561, M25.562',
    'Knee pain. Left knee pain is older.\nDx: M25.561, M25.562',
    'Left knee pain. Right knee: tender, pain on flexion.\nDx: M25.561, M25.562',
    'Bilateral knee pain.\nDx: M25.561, M25.562',
    'Left shoulder pain, right knee swollen and painful.\nDx: M25.561',
    'Right heart failure. Left leg edema.\nDx: I50.9',
    'Duplex: acute DVT of the left popliteal vein.\nDx: I82.432',
    'Left ankle sprain, right ankle normal.\nDx:\nS93.402A Sprain of unspecified ligament of left ankle, initial encounter',
  ])('says nothing of %s', (text) => {
    expect(codeLaterality.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
