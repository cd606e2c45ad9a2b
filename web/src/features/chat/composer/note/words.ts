import type { NoteKind } from '@notewright/engine';
import { plural } from '../../../../i18n/plural.ts';

export const lead = 'For the notes of this chat from here on.';
export const asAsked = 'As the message asks';
export const asAskedHint = 'Write “as an H&P” and the like; without it, a SOAP note.';
export const hints: Readonly<Record<NoteKind, string>> = {
  soap: 'Subjective, objective, assessment and plan.',
  'history-and-physical': 'The full history and examination, for an admission or a first visit.',
  progress: 'What happened since the last note.',
  consult: 'Reason, findings, impression and recommendations for the one who asked.',
  'discharge-summary': 'The stay, the medications and what follows.',
  operative: 'Diagnoses, procedure, findings and technique.',
  nursing: 'Data, action, response and plan.',
  therapy: 'Data, assessment and plan.',
  'therapy-birp': 'Behavior, intervention, response and plan.',
  'case-management': 'Situation, needs, barriers, services and plan.',
  'referral-letter': 'The case as a letter, with the reason and the request.',
  'patient-summary': 'Written to the patient, in plain words.',
};
export const templateHint = (isShared: boolean, headings: number): string =>
  isShared
    ? plural(headings, {
        one: 'Your company’s template, 1 heading.',
        other: `Your company’s template, ${headings} headings.`,
      })
    : plural(headings, { one: 'Your template, 1 heading.', other: `Your template, ${headings} headings.` });
export const templatesFailed = 'Your own templates could not be loaded.';
export const templateGone = (name: string): string =>
  `The template “${name}” is not there any more. Please choose another kind of note.`;
export const manage = 'Make or change templates';
export const done = 'Done';
