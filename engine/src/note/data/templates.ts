import type { SectionLayout } from '../../model/document.ts';
import type { NoteKind } from '../../model/result.ts';
import type { Subject } from '../section-ids.ts';

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
}

export interface Template {
  readonly kind: NoteKind;
  readonly name: string;
  /** The words by which a person asks for it. */
  readonly asked: RegExp;
  readonly sections: readonly TemplateSection[];
}

type Extra = Partial<Pick<TemplateSection, 'needed' | 'columns' | 'satisfiedBy'>>;
const part = (id: string, title: string): TemplateSection => ({ id, title, level: 2, layout: 'paragraph', from: [] });
const text = (id: string, title: string, from: readonly Subject[], extra: Extra = {}): TemplateSection => ({ id, title, level: 3, layout: 'paragraph', from, ...extra });
const list = (id: string, title: string, from: readonly Subject[], extra: Extra = {}): TemplateSection => ({ id, title, level: 3, layout: 'list', from, ...extra });
const needed: Extra = { needed: true };

const complaint = text('chief-complaint', 'Chief complaint', ['chief-complaint', 'admission'], needed);
const medical = list('past-medical-history', 'Past medical history', ['past-medical-history']);
const surgical = list('past-surgical-history', 'Past surgical history', ['past-surgical-history']);
const family = text('family-history', 'Family history', ['family-history']);
const social = text('social-history', 'Social history', ['social-history', 'functional-status', 'contacts', 'needs', 'barriers']);
const medications = list('medications', 'Medications', ['medications'], needed);
const allergies = list('allergies', 'Allergies', ['allergies'], needed);
const immunizations = text('immunizations', 'Immunizations', ['immunizations']);
const review = list('review-of-systems', 'Review of systems', ['review-of-systems']);
const vitals: TemplateSection = { id: 'vital-signs', title: 'Vital signs', level: 3, layout: 'table', from: ['vital-signs'], needed: true, columns: ['Measure', 'Value'] };
const examination = list('physical-examination', 'Physical examination', ['physical-examination', 'mental-status', 'operative-findings'], needed);
const results = list('results', 'Results', ['results', 'specimens']);
const assessment = list('assessment', 'Assessment', ['assessment', 'discharge-diagnosis', 'preoperative-diagnosis', 'postoperative-diagnosis', 'complications', 'discharge-condition'], { needed: true, satisfiedBy: ['assessment-and-plan'] });
const planSubjects: readonly Subject[] = ['plan', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'services', 'disposition', 'discharge-medications', 'intervention', 'response', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss'];
const plan = list('plan', 'Plan', planSubjects, needed);
const without = (subjects: readonly Subject[], ...dropped: readonly Subject[]): readonly Subject[] => subjects.filter((subject) => !dropped.includes(subject));
const careSubjects: readonly Subject[] = ['intervention', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'response'];
/** What was done, apart from what is planned. */
const care = list('intervention', 'Care given', careSubjects);
const history = text('history-of-present-illness', 'History of present illness', ['history-of-present-illness', 'hospital-course', 'safety'], needed);
const course = (id: string, title: string): TemplateSection => text(id, title, ['history-of-present-illness', 'hospital-course', 'chief-complaint', 'admission', 'safety'], needed);
const optional = (section: TemplateSection): TemplateSection => ({ ...section, needed: false });
const background = [medical, surgical, family, social, medications, allergies, immunizations] as const;

const operativeSections: readonly TemplateSection[] = [
  list('preoperative-diagnosis', 'Preoperative diagnosis', ['preoperative-diagnosis'], needed),
  list('postoperative-diagnosis', 'Postoperative diagnosis', ['postoperative-diagnosis', 'assessment', 'discharge-diagnosis'], needed),
  list('procedure', 'Procedure', ['procedure'], needed),
  text('surgeon', 'Surgeon and assistants', ['surgeon'], needed),
  text('anesthesia', 'Anesthesia', ['anesthesia'], needed),
  text('indications', 'Indications and history', ['history-of-present-illness', 'chief-complaint', 'admission', 'hospital-course', 'review-of-systems', 'needs', 'barriers', 'contacts', 'functional-status', 'safety', 'goals'], needed),
  medical, surgical, family, optional({ ...social, from: ['social-history'] }), optional(medications), optional(allergies), immunizations, optional(vitals),
  text('operative-findings', 'Findings', ['operative-findings', 'physical-examination', 'mental-status', 'results'], needed),
  text('technique', 'Description of procedure', ['technique', 'intervention', 'response'], needed),
  text('blood-loss', 'Estimated blood loss', ['blood-loss'], needed),
  text('specimens', 'Specimens', ['specimens'], needed),
  text('complications', 'Complications', ['complications'], needed),
  list('disposition', 'Disposition and plan', ['disposition', 'plan', 'assessment-and-plan', 'follow-up', 'education', 'services', 'discharge-medications', 'discharge-condition'], needed),
]; // prettier-ignore

/** The kinds of note, their sections in order, and what each section takes in. Every subject has a place in every kind. */
export const templates: readonly Template[] = [
  { kind: 'soap', name: 'SOAP note', asked: /\bsoap\b/i, sections: [
    part('subjective', 'Subjective'), complaint, history, ...background, review,
    part('objective', 'Objective'), vitals, examination, results,
    part('assessment-and-plan', 'Assessment and plan'), assessment, care, { ...plan, from: without(planSubjects, ...careSubjects) },
  ] },
  { kind: 'history-and-physical', name: 'History and physical', asked: /\b(?:h\s?(?:&|and|\+|n)\s?p|history and physical|admission note)\b/i, sections: [
    complaint, history, medical, surgical, medications, allergies, { ...family, needed: true }, { ...social, needed: true }, immunizations, { ...review, needed: true },
    vitals, examination, { ...results, needed: true }, assessment, plan,
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'progress', name: 'Progress note', asked: /\b(?:progress note|daily note|follow-?up note)\b/i, sections: [
    { ...course('interval-history', 'Interval history') }, optional(medical), surgical, family, social, medications, optional(allergies), immunizations, review, vitals, examination, results, assessment, plan,
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'discharge-summary', name: 'Discharge summary', asked: /\bdischarge (?:summary|note)\b/i, sections: [
    text('admission', 'Admission', ['admission', 'chief-complaint'], needed),
    list('discharge-diagnosis', 'Diagnoses', ['discharge-diagnosis', 'assessment', 'preoperative-diagnosis', 'postoperative-diagnosis', 'complications'], needed),
    text('hospital-course', 'History and hospital course', ['hospital-course', 'history-of-present-illness', 'technique', 'intervention', 'response', 'anesthesia', 'surgeon', 'blood-loss'], needed),
    list('procedure', 'Procedures', ['procedure']), ...background.filter((section) => section !== medications), review, optional(vitals), optional(examination), results,
    list('discharge-medications', 'Medications', ['discharge-medications', 'medications'], needed),
    text('discharge-condition', 'Condition at discharge', ['discharge-condition', 'safety'], needed),
    list('plan', 'Instructions and follow-up', ['plan', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'services', 'disposition'], needed),
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'nursing', name: 'Nursing note', asked: /\b(?:nursing|nurse'?s?) (?:note|documentation|shift note|progress note)\b|\bnursing\b/i, sections: [
    part('data', 'Data'), course('situation', 'Situation'), ...background.map(optional), review, vitals, examination, results, list('safety', 'Safety', ['safety'], needed),
    part('action', 'Action'), list('intervention', 'Interventions', ['intervention', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'education'], needed),
    part('response-and-plan', 'Response and plan'), text('response', 'Response', ['response'], needed), optional(assessment), list('plan', 'Plan', without(planSubjects, 'intervention', 'response', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'education'), needed),
  ] },
  { kind: 'therapy', name: 'Therapy note', asked: /\b(?:therapy|psychotherapy|counsel(?:l)?ing|dap|birp)\b(?: (?:note|session|progress note))?/i, sections: [
    part('data', 'Data'), course('session', 'Session content'), ...background.map(optional), review, optional(vitals), list('mental-status', 'Mental status', ['mental-status', 'physical-examination', 'operative-findings'], needed), results,
    list('intervention', 'Interventions', ['intervention', 'education', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss'], needed), text('response', 'Response', ['response'], needed), list('safety', 'Risk and safety', ['safety'], needed),
    part('assessment-part', 'Assessment'), { ...assessment, title: 'Clinical assessment' }, part('plan-part', 'Plan'), list('plan', 'Goals and next steps', ['plan', 'assessment-and-plan', 'follow-up', 'goals', 'services', 'disposition', 'discharge-medications'], needed),
  ] },
  { kind: 'case-management', name: 'Case management note', asked: /\b(?:case[- ]management|case manager|care coordination|social work)\b(?: note)?/i, sections: [
    course('situation', 'Reason for contact and situation'), ...[medical, surgical, family, { ...social, from: ['social-history'] as const }, medications, allergies, immunizations].map(optional), text('functional-status', 'Functional status', ['functional-status'], needed), text('needs', 'Needs', ['needs'], needed), text('barriers', 'Barriers', ['barriers'], needed),
    text('contacts', 'Contacts', ['contacts']), list('services', 'Services', ['services', 'intervention', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'response'], needed), review, optional(vitals), optional(examination), results, optional(assessment), list('plan', 'Plan and follow-up', ['plan', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'disposition', 'discharge-medications'], needed),
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'operative', name: 'Operative note', asked: /\b(?:operative|op|surgical|procedure) (?:note|report)\b/i, sections: operativeSections.map((section) => ({ ...section, level: 2 })) },
]; // prettier-ignore
