import { patientSays, visitOpens } from '../knowledge/assertion-cues.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import type { EntryWords } from './entry-words.ts';

/** "here for", "presents with": the story of this visit. */
export const opensVisit = ({ lower }: EntryWords): boolean => visits.opens(lower);

/** What the patient says or denies of a symptom: "denies SOB, calf pain". */
export const saysOfSymptom = (entry: EntryWords): boolean =>
  reports.opens(entry.lower) && entry.problems[0]?.kind === 'symptom';

const visits = new OpeningForms(visitOpens);
const reports = new OpeningForms(patientSays);
