import type { Subject } from '../document/subjects.ts';

/**
 * Headings that hold several kinds of entries, and the kinds that each of them can hold; the first is what an entry is
 * that says nothing of itself. The parts of a SOAP note (Weed, N Engl J Med 1968; 278: 593-600) and their like.
 */
export const wideHeadings: readonly { readonly names: string; readonly holds: readonly Subject[] }[] = [
  {
    names: 'subjective|s|subj|data/subjective|interval|interval history|data|d|situation',
    holds: [
      'history-of-present-illness',
      'past-medical-history',
      'medications',
      'allergies',
      'social-history',
      'family-history',
    ],
  },
  {
    names: 'background',
    holds: [
      'past-medical-history',
      'past-surgical-history',
      'medications',
      'allergies',
      'social-history',
      'history-of-present-illness',
    ],
  },
  {
    names: 'objective|o|obj|o/e|oe|ex|exam|physical exam|physical examination|on exam|pe',
    holds: ['physical-examination', 'vital-signs', 'results'],
  },
  {
    names:
      'assessment and plan|assessment & plan|assessment/plan|assessment / plan|a/p|a&p|ap|a & p|impression and plan|impression/plan|imp/plan|a and p|issues/plan|issues and plan|issues & plan|problems/plan|a&p by system|a/p by system|assessment and plan by system',
    holds: ['plan', 'assessment', 'results', 'intervention'],
  },
  { names: 'plan|p|what next|do|mx|plan by system|plan by systems', holds: ['plan', 'intervention'] },
  // "Ax" is the assessment of a therapist, or the allergies.
  {
    names: 'ax',
    holds: ['physical-examination', 'allergies', 'assessment', 'results', 'vital-signs', 'functional-status'],
  },
  { names: 'home', holds: ['social-history', 'medications', 'functional-status', 'services'] },
  { names: 'rx|current rx', holds: ['medications', 'plan', 'intervention', 'results'] },
  { names: 'ix|tests|inv|investigations', holds: ['results', 'plan'] },
  { names: 'assessment|a|impression|imp|what i think|opinion|dx', holds: ['assessment', 'plan'] },
];
