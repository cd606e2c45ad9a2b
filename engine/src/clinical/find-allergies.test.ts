import { describe, expect, it } from 'vitest';
import { documentsReaction, findAllergens } from './find-allergies.ts';

describe('documentsReaction', () => {
  it.each([
    'Sulfa gives me hives',
    'amoxicillin always made her itch',
    'He gets a rash from amoxicillin',
    'i broke out in hives when i took bactrim',
    'bee stings cause facial swelling',
    'she developed a severe rash after penicillin',
    'PMH: eczema. Hives and lip swelling from amoxicillin in 2020.',
    'Severe rash after lamotrigine.',
  ])('%s', (text) => {
    expect(documentsReaction(text)).toBe(true);
  });

  it.each([
    'sulfa never gave me hives',
    'the rash got better with hydrocortisone',
    'hydrocortisone helps the rash',
    'no rash from amoxicillin',
    'gives him benadryl for the itching',
    'she has swelling. Takes lasix',
    'metformin gives me diarrhea',
    'he has a rash',
    'takes cetirizine for itching',
    'no hives from amoxicillin',
    'Rash better after hydrocortisone.',
    'makes the swelling worse to walk',
  ])('%s: none', (text) => {
    expect(documentsReaction(text)).toBe(false);
  });
});

describe('findAllergens', () => {
  it.each([
    ['allergic to sulfa and codeine, takes lisinopril', ['allergic to sulfa and codeine, ']],
    ['had a reaction to contrast in 2019.', ['reaction to contrast in 2019']],
    ['Sulfa gives me hives. Takes aspirin.', ['Sulfa']],
    ['takes aspirin and metoprolol', []],
    ['allergies are bad this spring', []],
  ])('%s', (text, expected) => {
    expect(findAllergens(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });
});
