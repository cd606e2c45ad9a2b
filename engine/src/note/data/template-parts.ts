import type { SectionLayout } from '../../model/document.ts';
import type { NoteKind } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';

export interface TemplateSection {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly layout: SectionLayout;
  /** What goes into it; a part that only holds sections has none. */
  readonly from: readonly Subject[];
  /** Named under "Not documented" when nothing was said for it. */
  readonly needed?: boolean;
  /** Subjects kept elsewhere that also say what this section would. */
  readonly satisfiedBy?: readonly Subject[];
  readonly columns?: readonly string[];
  /** Holds several subjects under a title of its writer's own: what is not what the title says is named. */
  readonly named?: boolean;
}

export interface Template {
  readonly kind: NoteKind;
  readonly name: string;
  readonly sections: readonly TemplateSection[];
  /** Written to the patient, in plain words. */
  readonly plain?: boolean;
}

type Extra = Partial<Pick<TemplateSection, 'needed' | 'columns' | 'satisfiedBy'>>;
export const part = (id: string, title: string): TemplateSection => ({ id, title, level: 2, layout: 'paragraph', from: [] });
export const text = (id: string, title: string, from: readonly Subject[], extra: Extra = {}): TemplateSection => ({ id, title, level: 3, layout: 'paragraph', from, ...extra });
export const list = (id: string, title: string, from: readonly Subject[], extra: Extra = {}): TemplateSection => ({ id, title, level: 3, layout: 'list', from, ...extra });
export const needed: Extra = { needed: true };

export const complaint = text('chief-complaint', 'Chief complaint', ['chief-complaint', 'admission'], needed);
export const medical = list('past-medical-history', 'Past medical history', ['past-medical-history']);
export const surgical = list('past-surgical-history', 'Past surgical history', ['past-surgical-history']);
export const family = text('family-history', 'Family history', ['family-history']);
export const social = text('social-history', 'Social history', ['social-history', 'functional-status', 'contacts', 'needs', 'barriers']);
export const medications = list('medications', 'Medications', ['medications'], needed);
export const allergies = list('allergies', 'Allergies', ['allergies'], needed);
export const immunizations = text('immunizations', 'Immunizations', ['immunizations']);
export const review = list('review-of-systems', 'Review of systems', ['review-of-systems']);
export const vitals: TemplateSection = { id: 'vital-signs', title: 'Vital signs', level: 3, layout: 'table', from: ['vital-signs'], needed: true, columns: ['Measure', 'Value'] };
export const examination = list('physical-examination', 'Physical examination', ['physical-examination', 'mental-status', 'operative-findings'], needed);
export const results = list('results', 'Results', ['results', 'specimens']);
export const assessment = list('assessment', 'Assessment', ['assessment', 'discharge-diagnosis', 'preoperative-diagnosis', 'postoperative-diagnosis', 'complications', 'discharge-condition'], { needed: true, satisfiedBy: ['assessment-and-plan'] });
export const planSubjects: readonly Subject[] = ['plan', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'services', 'disposition', 'discharge-medications', 'intervention', 'response', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss'];
export const plan = list('plan', 'Plan', planSubjects, needed);
export const without = (subjects: readonly Subject[], ...dropped: readonly Subject[]): readonly Subject[] => subjects.filter((subject) => !dropped.includes(subject));
export const careSubjects: readonly Subject[] = ['intervention', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'response'];
/** What was done, apart from what is planned. */
export const care = list('intervention', 'Care given', careSubjects);
export const history = text('history-of-present-illness', 'History of present illness', ['history-of-present-illness', 'hospital-course', 'safety'], needed);
export const course = (id: string, title: string): TemplateSection => text(id, title, ['history-of-present-illness', 'hospital-course', 'chief-complaint', 'admission', 'safety'], needed);
export const optional = (section: TemplateSection): TemplateSection => ({ ...section, needed: false });
export const background = [medical, surgical, family, social, medications, allergies, immunizations] as const;
