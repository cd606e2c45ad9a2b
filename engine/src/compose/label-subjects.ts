import type { Subject } from '../document/subjects.ts';
import type { TemplateSection } from '../note/data/templates.ts';

/** Headings of the writer that say how the words under them are to be taken, and must not be lost in a section of another name. */
const labels: Partial<Record<Subject, string>> = {
  needs: 'Needs',
  barriers: 'Barriers',
  goals: 'Goals',
  complications: 'Complications',
  specimens: 'Specimens',
  'blood-loss': 'Estimated blood loss',
  anesthesia: 'Anesthesia',
  surgeon: 'Surgeon',
  procedure: 'Procedure',
  'preoperative-diagnosis': 'Preoperative diagnosis',
  'postoperative-diagnosis': 'Postoperative diagnosis',
  'discharge-diagnosis': 'Discharge diagnosis',
  'discharge-medications': 'Discharge medications',
  'discharge-condition': 'Condition at discharge',
  'functional-status': 'Functional status',
  disposition: 'Disposition',
  response: 'Response',
  contacts: 'Contacts',
};

/** Subjects whose items say by themselves nothing of what they are: "Sulfa (hives)". */
const names: Partial<Record<Subject, string>> = {
  medications: 'Medication',
  allergies: 'Allergy',
  immunizations: 'Immunization',
  'family-history': 'Family history',
  'past-medical-history': 'Past medical history',
  'past-surgical-history': 'Past surgical history',
  assessment: 'Assessment',
  plan: 'Plan',
  ...labels,
};

/** What stands before the words of a subject in a section under a title of its writer's own, which may not say what they are. */
function nameIn(subject: Subject, section: TemplateSection): string | undefined {
  if (subject === section.from[0] && section.id !== 'other') return undefined;
  const name = names[subject];
  return name === undefined || section.title.toLowerCase().includes(name.toLowerCase()) ? undefined : name;
}

/**
 * What stands before the words of a subject, so that they are not taken for something else in the section they stand in.
 * @param isHeaded whether the writer put them under a heading of that subject
 */
export function labelIn(subject: Subject, section: TemplateSection, isHeaded: boolean): string | undefined {
  if (section.named === true) return nameIn(subject, section);
  // How somebody moves and lives says itself what it is.
  const label = isHeaded && section.id !== subject && subject !== 'functional-status' ? labels[subject] : undefined;
  const isNamed = label !== undefined && (section.from[0] === subject || section.title.includes(label));
  return isNamed ? undefined : label;
}
