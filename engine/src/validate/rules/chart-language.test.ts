import { describe, expect, it } from 'vitest';
import { validate } from '../validate.ts';

describe('the language of a chart', () => {
  it.each([
    [
      'Motivo de consulta: dolor de garganta desde hace tres días. La paciente refiere fiebre y dolor, niega tos. Plan: líquidos para la fiebre por tres días.',
      true,
    ],
    [
      'La patiente est venue avec une douleur depuis trois jours, sans fièvre. Elle est sous traitement pour une hypertension depuis dix ans.',
      true,
    ],
    ['患者は三日前から咳と発熱がある。胸部に雑音なし。', true],
    [
      'The patient, Maria de la Cruz, presents with cough for three days. She says "me duele la cabeza desde hace tres días". No fever. Plan: fluids.',
      false,
    ],
    ['45 yo M w/ cough x3d. Lungs clear. A: URI. P: fluids, RTC prn.', false],
    ['', false],
  ])('%s', (chart, foreign) => {
    const { flags, gaps } = validate(chart);
    expect(flags.some(({ rule }) => rule === 'chart-language')).toBe(foreign);
    if (foreign) expect(gaps).toEqual([]);
  });
});
