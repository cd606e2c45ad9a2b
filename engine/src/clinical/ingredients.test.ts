import { describe, expect, it } from 'vitest';
import { combinedDrugs } from './data/combined-drugs.ts';
import { findMedicationsIn } from './find-medications.ts';
import { ingredientsOf } from './ingredients.ts';

const held = (text: string): string[] => findMedicationsIn(text).flatMap((medicine) => [...ingredientsOf(medicine)]);

describe('ingredientsOf', () => {
  it.each([
    ['Start trimethoprim-sulfamethoxazole DS twice daily.', 'sulfamethoxazole'],
    ['TMP/SMX DS twice daily', 'sulfamethoxazole'],
    ['acetaminophen-codeine 300-30 mg every 6 hours', 'codeine'],
    ['lisinopril/HCTZ 20/12.5 mg daily', 'hydrochlorothiazide'],
    ['Tylenol #3 every 6 hours as needed', 'codeine'],
    ['Augmentin XR twice daily', 'clavulanate'],
    ['apply triple antibiotic ointment', 'neomycin'],
  ])('finds in %j %s', (text, ingredient) => {
    expect(held(text)).toContain(ingredient);
  });

  it('knows all of every combined trade name', () => {
    const lacking = [...combinedDrugs].filter(([name, parts]) => {
      const found = new Set(held(`Takes ${name.charAt(0).toUpperCase()}${name.slice(1)} twice daily.`));
      return parts.some((part) => !found.has(part));
    });
    expect(lacking).toEqual([]);
  });

  it('adds nothing to a medicine of one substance', () => {
    expect(held('metformin ER 500 mg daily, metoprolol succinate 50 mg daily')).toEqual(['metformin', 'metoprolol']);
  });
});
