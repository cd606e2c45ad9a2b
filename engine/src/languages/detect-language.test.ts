import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('the language of a note', () => {
  it.each([
    'MC: tos y fiebre\nEA: mujer 58a, desde hace 5 días',
    'dolor de rodilla derecha hace 3 dias, sin fiebre',
    'HPI: 47 yo F, viene a f/u de diabetes, refiere sed, niega dolor. BP 142/88, toma metformina, peso 80 kg',
    'PACIENTE MASCULINO DE 61 AÑOS CON DOLOR TORACICO',
  ])('is Spanish: %j', (text) => expect(detectLanguage(text)).toBe('es'));

  it.each([
    '',
    '54F knee pain x 3d, ROM ok',
    'Maria de la Cruz y Rios, seen by Dr. del Rio, for follow up of asthma',
    'Patient says "me duele la cabeza desde hace dos dias, sin fiebre" through an interpreter. She has had the headache for two days, without fever, and denies vomiting. Exam is normal.',
    'Paciente com dor no joelho há 3 dias, não tem febre, nega trauma, uma queda',
    'Patiente avec douleur depuis 3 jours, sans fièvre, les poumons sont clairs, est suivie pour une HTA',
  ])('is not: %j', (text) => expect(detectLanguage(text)).toBe('en'));
});
