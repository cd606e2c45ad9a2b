/** What kind of place a name is of, by the words in it, the surest first. */
export const placeKinds: readonly (readonly [string, RegExp])[] = [
  ['PHARMACY', /\b(?:pharmac|apothecary|drug ?store|farmacia)/i],
  ['NURSING_HOME', /\b(?:nursing|care home|assisted living|snf|convalescent|memory care|retirement|residencia)\b/i],
  ['HOSPICE', /\bhospice\b/i],
  ['REHAB', /\brehab/i],
  ['LABORATORY', /\b(?:laborator(?:y|ies)|labs?|diagnostics|pathology|laboratorio)\b/i],
  ['SCHOOL', /\b(?:school|elementary|college|university(?! (?:hospital|medical))|preschool|kindergarten|daycare)\b/i],
  ['HOSPITAL', /\b(?:hosp(?:ital)?s?|infirmary|med(?:ical)?\.? ?c(?:en)?te?r|health system|vamc|icu)\b/i],
  [
    'CLINIC',
    /\b(?:clinic|cl[ií]nica|practice|surgery|associates|medical group|urgent care|primary care|health cent(?:er|re)|physicians)\b/i,
  ],
];
