/**
 * Words that do not follow a heading of one word without a mark: before them it is the subject of a sentence ("plan is to", "labs reviewed",
 * "home health visit"). Own list.
 */
export const afterSubject: readonly string[] = (
  'if|unless|when|once|until|is|are|was|were|of|to|for|that|and|or|in|with|w|has|had|as|will|on|by|from|at|wld|not|reviewed|consult|consults|consulted|consultation|consulting|' +
  'team|clinic|referral|ref|check|checks|eval|visit|visits|sent|given|done|ok|health|oxygen|o2'
).split('|');
