import type { LearnedSection } from '@notewright/engine/learn';

/** Sections of a note, as notes in this language head them. */
export const sections: Readonly<Record<LearnedSection, string>> = {
  'chief-complaint': 'Chief complaint',
  'history-of-present-illness': 'History of present illness',
  'past-medical-history': 'Past medical history',
  'past-surgical-history': 'Past surgical history',
  'family-history': 'Family history',
  'social-history': 'Social history',
  medications: 'Medications',
  allergies: 'Allergies',
  immunizations: 'Immunizations',
  'review-of-systems': 'Review of systems',
  'vital-signs': 'Vital signs',
  'physical-examination': 'Physical examination',
  results: 'Results',
  assessment: 'Assessment',
  intervention: 'Care given',
  plan: 'Plan',
};
export const heading = (section: string, title: string): string => `You head “${section}” with “${title}”.`;
export const before = (section: string, other: string): string => `You put “${section}” before “${other}”.`;
export const after = (section: string, other: string): string => `You put “${section}” after “${other}”.`;
export const leftOut = (section: string): string => `You leave out “${section}”.`;
export const leftEmpty = (section: string): string => `You leave “${section}” empty under its heading.`;
export const asList = (section: string): string => `You write “${section}” as a list.`;
export const asParagraph = (section: string): string => `You write “${section}” as a paragraph.`;
export const shorter = 'You write notes shorter, in few words.';
export const fuller = 'You write notes out in whole sentences.';
export const term = (form: string, other: string): string => `You write “${form}” where a note says “${other}”.`;
export const british = 'You spell as in British English.';
export const american = 'You spell as in American English.';
export const denies = 'You write “Denies fever” where a note says “No fever”.';
export const no = 'You write “No fever” where a note says “Denies fever”.';
export const apart = 'You write what is denied one by one: “No fever. No chills.”';
export const together = 'You write what is denied together: “No fever or chills.”';
export const drugsFirst = (section: string): string => `You put drugs first in “${section}”.`;
export const testsFirst = (section: string): string => `You put tests first in “${section}”.`;
export const followUpFirst = (section: string): string => `You put the follow-up first in “${section}”.`;
export const signOff = (line: string): string => `You end notes with “${line}”.`;
export const yourName = 'your name';
export const yourCredentials = 'your credentials';
