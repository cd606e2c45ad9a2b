/**
 * How often a drug is taken: class and the ways to say it. A class holds what one order may be called by clinicians and patients; a time
 * of day also says once a day. A form with ~ supports the class and does not claim it. Own list.
 */
export const frequencyClasses: readonly (readonly [name: string, implies: string, forms: string])[] = [
  ['daily', '', 'daily|once a day|once daily|one time a day|once per day|a day|every day|everyday|each day|per day|qd|q . day|q . d|q . d .|q day|every 24 hours|~once|one a day|every single day|every 24|~od'],
  ['morning', 'daily', 'in the morning|every morning|each morning|qam|~om|~am|~mane|~with breakfast|~mornings|~this morning'],
  ['night', 'daily', 'at bedtime|at night|nightly|every night|each night|qhs|q . h . s|every evening|in the evening|qpm|~hs|~nocte|~noct|~pm|before bed|~evenings|bedtime|~evening|~with dinner|~nights|~night|when you go to bed|before you go to bed|when i go to bed|before i go to bed'],
  ['twice', '', 'twice a day|twice daily|twice per day|two times a day|2 times a day|two times daily|2 times daily|bid|b . i . d|b . i . d .|every 12 hours|every twelve hours|q12h|q 12 h|q 12 hours|q . 12 h|q . 12 h .|q 12 hrs|q12hrs|~with breakfast and dinner|~with breakfast and supper|~morning and night|~morning and evening|~breakfast and dinner|~breakfast and supper|~twice|~two times|~2 times|2 x daily|2 x a day'],
  ['thrice', '', 'three times a day|three times daily|3 times a day|3 times daily|three times per day|tid|t . i . d|t . i . d .|every 8 hours|every eight hours|q8h|q 8 h|q 8 hours|q . 8 h|q . 8 h .|q 8 hrs|q8hrs|~three times|~3 times|~with each meal|~with every meal|~with meals|3 x daily'],
  ['four', '', 'four times a day|four times daily|4 times a day|4 times daily|qid|q . i . d|q . i . d .|every 6 hours|every six hours|q6h|q 6 h|q 6 hours|q . 6 h|q . 6 h .|q 6 hrs|q6hrs|~four times|~4 times|~six hours|~6 hours|4 x daily'],
  ['six', '', 'every 4 hours|every four hours|q4h|q 4 h|q 4 hours|q . 4 h|q . 4 h .|q 4 hrs|q4hrs'],
  ['weekly', '', 'weekly|once a week|once weekly|every week|per week|a week|each week|qweek|q week'],
  ['monthly', '', 'monthly|once a month|once monthly|every month|per month|each month|a month'],
  ['other', '', 'every other day|qod|q . o . d|every second day'],
];
