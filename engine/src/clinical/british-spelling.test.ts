import { describe, expect, it } from 'vitest';
import { britishSpelling } from './british-spelling.ts';
import { findProblemsIn } from './find-problems.ts';

describe('British spelling', () => {
  it.each([
    ['diarrhea', 'diarrhoea'],
    ['iron deficiency anemia', 'iron deficiency anaemia'],
    ['hypoglycemia', 'hypoglycaemia'],
    ['gastroesophageal reflux', 'gastrooesophageal reflux'],
    ['chest pain', 'chest pain'],
  ])('of %s is %s', (american, british) => expect(britishSpelling(american)).toBe(british));

  it.each(['diarrhoea', 'haemoptysis', 'anaemia', 'ankle oedema', 'coeliac disease'])('names a problem: %s', (words) =>
    expect(findProblemsIn(words)).toHaveLength(1),
  );
});
