import * as words from './words.ts';

/** The sections to which the bar leads, in the order of the page (specification section 2). */
export const homeParts = [
  { id: 'about', label: words.about },
  { id: 'features', label: words.features },
  { id: 'solutions-in-action', label: words.inAction },
  { id: 'technology', label: words.technology },
  { id: 'benefits', label: words.benefits },
  { id: 'case-use', label: words.caseUse },
] as const;
