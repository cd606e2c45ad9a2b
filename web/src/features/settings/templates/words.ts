import type { Subject } from '@notewright/engine';
import { plural } from '../../../i18n/plural.ts';

export const title = 'Templates';
export const description =
  'Layouts of your own for the notes of Chartwright and TranscriptX. Choose one beside the message box, or ask for it by name: “use my Knee clinic template”.';
export const notLoaded = 'Failed to load the templates.';
export const none = 'You have no templates yet.';
export const own = 'Your templates';
export const shared = 'Templates of your company';
export const add = 'New template';
export const edit = 'Edit';
export const editOne = (name: string): string => `Edit ${name}`;
export const remove = 'Delete';
export const removeOne = (name: string): string => `Delete ${name}`;
export const count = (headings: number): string =>
  plural(headings, { one: '1 heading', other: `${headings} headings` });
export const askRemove = 'Delete this template?';
export const removeLead = 'Notes that were written with it stay as they are.';
export const removed = 'Template deleted.';
export const saved = 'Template saved.';

export const name = 'Name';
export const forCompany = 'For everybody in my company';
export const headings = 'Headings';
export const heading = (place: number): string => `Heading ${place}`;
export const headingTitle = 'Title';
export const takes = 'What goes under it';
export const byTitle = 'What its title says';
export const several = 'Several kinds of content';
export const instruction = 'Instruction (optional)';
export const instructionHint = 'Instructions are read by the language model, where one is set up.';
export const up = (place: number): string => `Move heading ${place} up`;
export const down = (place: number): string => `Move heading ${place} down`;
export const removeHeading = (place: number): string => `Remove heading ${place}`;
export const moved = (place: number, of: number): string => `Now heading ${place} of ${of}.`;
export const addHeading = 'Add heading';
export const preview = 'Preview of an empty note';
export const notDocumented = 'Not documented';
export const otherHint = 'What fits no heading stands under “Other”, so that nothing is lost.';

/** What a heading can take, by the engine's subjects, in the order of a note. */
export const contents = {
  'chief-complaint': 'Chief complaint',
  'history-of-present-illness': 'History',
  'past-medical-history': 'Past medical history',
  'past-surgical-history': 'Past surgical history',
  medications: 'Medications',
  allergies: 'Allergies',
  immunizations: 'Immunizations',
  'family-history': 'Family history',
  'social-history': 'Social history',
  'functional-status': 'Functional status',
  'review-of-systems': 'Review of systems',
  'vital-signs': 'Vital signs',
  'physical-examination': 'Examination',
  'mental-status': 'Mental status',
  results: 'Results',
  assessment: 'Assessment',
  procedure: 'Procedure',
  intervention: 'Interventions',
  response: 'Response',
  safety: 'Risk and safety',
  goals: 'Goals',
  plan: 'Plan',
  education: 'Education',
  'follow-up': 'Follow-up',
} as const satisfies Readonly<Partial<Record<Subject, string>>>;
