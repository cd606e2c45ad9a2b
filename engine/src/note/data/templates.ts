import {
  allergies, assessment, background, care, careSubjects, complaint, course, examination, family, history, immunizations, list, medical, medications,
  needed, optional, part, plan, planSubjects, results, review, social, surgical, text, vitals, without,
} from './template-parts.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Template, TemplateSection } from './template-parts.ts';

export type { Template, TemplateSection } from './template-parts.ts';

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
];

/** All that is planned or was done, apart from what a session's intervention and response hold. */
const nextSteps: readonly Subject[] = ['plan', 'assessment-and-plan', 'follow-up', 'goals', 'services', 'disposition', 'discharge-medications'];
const sessionInterventions = list('intervention', 'Interventions', ['intervention', 'education', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss'], needed);
const mentalStatus = list('mental-status', 'Mental status', ['mental-status', 'physical-examination', 'operative-findings'], needed);

/** What could happen to somebody, where a note says so: judged with the rest, not recounted. */
const risk = list('safety', 'Risk and safety', ['safety']);

/** A letter says who wrote to whom elsewhere: it has neither salutation nor signature, and tells in paragraphs. */
const letterSections: readonly TemplateSection[] = [
  text('chief-complaint', 'Reason for referral', ['chief-complaint', 'admission'], needed),
  text('history-of-present-illness', 'History', history.from, needed),
  text('past-medical-history', 'Past medical and surgical history', ['past-medical-history', 'past-surgical-history']),
  family, social, medications, allergies, immunizations, text('review-of-systems', 'Review of systems', review.from),
  text('physical-examination', 'Examination', ['vital-signs', ...examination.from], needed),
  text('results', 'Results', results.from), text('assessment', 'Impression', assessment.from, { needed: true, satisfiedBy: ['assessment-and-plan'] }),
  text('intervention', 'Treatment so far', careSubjects), text('plan', 'Request and plan', without(planSubjects, ...careSubjects), needed),
];

/** For the patient: see `plain-words.ts` for the words. */
const patientSections: readonly TemplateSection[] = [
  text('chief-complaint', 'Why you were seen', complaint.from, needed),
  text('history-of-present-illness', 'What you told us', [...history.from, 'review-of-systems'], needed),
  list('past-medical-history', 'Your health conditions', ['past-medical-history', 'past-surgical-history']),
  text('family-history', 'Your family', family.from), text('social-history', 'Your daily life', social.from),
  list('medications', 'Your medicines', ['medications'], needed), list('allergies', 'Your allergies', ['allergies'], needed), list('immunizations', 'Your vaccines', ['immunizations']),
  { ...vitals, title: 'Your measurements', needed: false }, list('physical-examination', 'What we found', examination.from, needed), list('results', 'Your test results', results.from),
  list('assessment', 'What we think it is', assessment.from, { needed: true, satisfiedBy: ['assessment-and-plan'] }),
  list('intervention', 'What was done', careSubjects), list('plan', 'What happens next', without(planSubjects, ...careSubjects), needed),
];

/** The kinds of note, their sections in order, and what each section takes in. Every subject has a place in every kind. */
export const templates: readonly Template[] = [
  { kind: 'soap', name: 'SOAP note', sections: [
    part('subjective', 'Subjective'), complaint, history, ...background, review,
    part('objective', 'Objective'), vitals, examination, results,
    part('assessment-and-plan', 'Assessment and plan'), assessment, risk, care, { ...plan, from: without(planSubjects, ...careSubjects) },
  ] },
  { kind: 'history-and-physical', name: 'History and physical', sections: [
    complaint, history, medical, surgical, medications, allergies, { ...family, needed: true }, { ...social, needed: true }, immunizations, { ...review, needed: true },
    vitals, examination, { ...results, needed: true }, assessment, plan,
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'progress', name: 'Progress note', sections: [
    { ...course('interval-history', 'Interval history') }, optional(medical), surgical, family, social, medications, optional(allergies), immunizations, review, vitals, examination, results, assessment, plan,
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'consult', name: 'Consult note', sections: [
    { ...complaint, title: 'Reason for consultation' }, history, medical, surgical, medications, allergies, family, social, immunizations, review,
    vitals, examination, { ...results, needed: true }, { ...assessment, title: 'Impression' }, care, { ...plan, title: 'Recommendations', from: without(planSubjects, ...careSubjects) },
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'discharge-summary', name: 'Discharge summary', sections: [
    text('admission', 'Admission', ['admission', 'chief-complaint'], needed),
    list('discharge-diagnosis', 'Diagnoses', ['discharge-diagnosis', 'assessment', 'preoperative-diagnosis', 'postoperative-diagnosis', 'complications'], needed),
    text('hospital-course', 'History and hospital course', ['hospital-course', 'history-of-present-illness', 'technique', 'intervention', 'response', 'anesthesia', 'surgeon', 'blood-loss'], needed),
    list('procedure', 'Procedures', ['procedure']), ...background.filter((section) => section !== medications), review, optional(vitals), optional(examination), results,
    list('discharge-medications', 'Medications', ['discharge-medications', 'medications'], needed),
    text('discharge-condition', 'Condition at discharge', ['discharge-condition', 'safety'], needed),
    list('plan', 'Instructions and follow-up', ['plan', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'services', 'disposition'], needed),
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'nursing', name: 'Nursing note', sections: [
    part('data', 'Data'), course('situation', 'Situation'), ...background.map(optional), review, vitals, examination, results, list('safety', 'Safety', ['safety'], needed),
    part('action', 'Action'), list('intervention', 'Interventions', ['intervention', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'education'], needed),
    part('response-and-plan', 'Response and plan'), text('response', 'Response', ['response'], needed), optional(assessment), list('plan', 'Plan', without(planSubjects, 'intervention', 'response', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'education'), needed),
  ] },
  { kind: 'therapy-birp', name: 'Therapy note (BIRP)', sections: [
    part('behavior', 'Behavior'), course('session', 'Session content'), ...background.map(optional), review, optional(vitals), mentalStatus, results, list('safety', 'Risk and safety', ['safety'], needed),
    part('intervention-part', 'Intervention'), sessionInterventions,
    part('response-part', 'Response'), text('response', 'Client response', ['response'], needed), { ...assessment, title: 'Clinical assessment', needed: false },
    part('plan-part', 'Plan'), list('plan', 'Goals and next steps', nextSteps, needed),
  ] },
  { kind: 'therapy', name: 'Therapy note', sections: [
    part('data', 'Data'), course('session', 'Session content'), ...background.map(optional), review, optional(vitals), mentalStatus, results,
    sessionInterventions, text('response', 'Response', ['response'], needed), list('safety', 'Risk and safety', ['safety'], needed),
    part('assessment-part', 'Assessment'), { ...assessment, title: 'Clinical assessment' }, part('plan-part', 'Plan'), list('plan', 'Goals and next steps', nextSteps, needed),
  ] },
  { kind: 'case-management', name: 'Case management note', sections: [
    course('situation', 'Reason for contact and situation'), ...[medical, surgical, family, { ...social, from: ['social-history'] as const }, medications, allergies, immunizations].map(optional), text('functional-status', 'Functional status', ['functional-status'], needed), text('needs', 'Needs', ['needs'], needed), text('barriers', 'Barriers', ['barriers'], needed),
    text('contacts', 'Contacts', ['contacts']), list('services', 'Services', ['services', 'intervention', 'procedure', 'technique', 'anesthesia', 'surgeon', 'blood-loss', 'response'], needed), review, optional(vitals), optional(examination), results, optional(assessment), list('plan', 'Plan and follow-up', ['plan', 'assessment-and-plan', 'follow-up', 'education', 'goals', 'disposition', 'discharge-medications'], needed),
  ].map((section) => ({ ...section, level: 2 })) },
  { kind: 'operative', name: 'Operative note', sections: operativeSections.map((section) => ({ ...section, level: 2 })) },
  { kind: 'referral-letter', name: 'Referral letter', sections: letterSections.map((section) => ({ ...section, level: 2 })) },
  { kind: 'patient-summary', name: 'Patient summary', plain: true, sections: patientSections.map((section) => ({ ...section, level: 2 })) },
];
