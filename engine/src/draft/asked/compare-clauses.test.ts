import { describe, expect, it } from 'vitest';
import { compareClauses } from './compare-clauses.ts';

describe('whose something is, how certain, and which way', () => {
  it.each([
    ['She had a stroke at 50.', 'Not me. My aunt had a stroke at fifty, and my mom gets migraines.', 'family'],
    ['He had an MI at 52.', 'no prior MI. FH dad MI 52. PMH HTN', 'family'],
    ['She has a peanut allergy.', "And he's the one with the peanut allergy, not her.", 'family'],
    ['Dissection was confirmed.', 'NSTEMI. not STEMI. doubt dissection (equal pulses)', 'negation'],
    ['Finerenone was started.', 'Finerenone not yet, potassium is above 5.0', 'negation'],
    ['Cardiology declined.', 'd/w cards, accepts, cath in am.', 'negation'],
    ['He is on hemodialysis.', 'Hemodialysis? - no, error in referral, pt has normal renal function.', 'negation'],
    ['FIT positive.', 'FIT negative.', 'negation'],
  ])('is not as its line says: %s', (text, line, fault) => expect(compareClauses(text, [line])).toContain(fault));

  it.each([
    ['Her aunt had a stroke at 50.', 'My aunt had a stroke at fifty, and my mom gets migraines.'],
    ['She has migraine with aura.', 'So this is migraine with aura. My mom gets migraines.'],
    ['Finerenone is held off.', 'Discussed finerenone; hold off because potassium is above 5.0'],
    ['Worse with stairs, better with rest.', 'pain worse w stairs, better w rest'],
    ['Stopped ibuprofen, started acetaminophen.', 'Stop ibuprofen, start acetaminophen'],
    ['No stroke.', 'My aunt had a stroke at fifty.'],
    ['She takes ibuprofen.', 'She takes ibuprofen "maybe twice a month" for knees.'],
  ])('is as its line says: %s', (text, line) => expect(compareClauses(text, [line])).toEqual([]));
});
