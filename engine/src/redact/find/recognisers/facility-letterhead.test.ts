import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityLetterhead } from './facility-letterhead.ts';

describe('facility-letterhead', () => {
  it.each([
    'DISCHARGE SUMMARY\n\nThe patient is a woman of 64 years who came in with pain in the chest that began two days ago at rest. She was given aspirin and the pain went away. She has had no fever and no cough and is well now.',
    'Stage IIIA.\n\nThe patient is a woman of 64 years who came in with pain in the chest that began two days ago at rest. She was given aspirin and the pain went away. She has had no fever and no cough and is well now.',
    'ORTHO NOTE\nNIHSS 7, mRS 2. Hunt and Hess 2, Fisher 3. Spetzler-Martin III. Lauge-Hansen SER IV. Similac Advance 4 oz. The patient is a woman of 64 years who came in with pain that began two days ago.',
    'Updated guidelines for managing high blood pressure in adults say that the dose should be raised slowly over some weeks and that the patient should be seen often by the nurse in the office to check the blood pressure and the labs.',
    '«Tidewater Halvorsen»   NURSES NOTES\n\nThe patient is a woman of 64 years who came in with pain in the chest that began two days ago at rest. She was given aspirin and the pain went away. She has had no fever and no cough.',
    '«HOLY LANTERN REGIONAL»\n2200 North Cottonwood Avenue\n\nThe patient is a woman of 64 years who came in with pain in the chest that began two days ago at rest. She was given aspirin and the pain went away. She is well.',
  ])('%s', (marked) => {
    expect(markFindings(facilityLetterhead, readMarked(marked).text)).toBe(marked);
  });
});
