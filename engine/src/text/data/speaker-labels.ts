/** How a transcript labels who asks and examines, besides a doctor's title and name. */
export const clinicianLabels: readonly string[] =
  'doctor|md|physician|provider|clinician|nurse|rn|np|pa|therapist|counselor|counsellor|case manager|casemanager|cm|social worker|sw|interviewer|pharmacist|surgeon|resident|d|t'.split(
    '|',
  );

/** How it labels who came with the patient, or speaks for them. */
export const otherLabels: readonly string[] =
  'mother|mom|mum|mam|mummy|mommy|father|dad|daddy|parent|parents|wife|husband|spouse|son|daughter|family|caregiver|carer|brother|sister|partner|girlfriend|boyfriend|grandmother|grandfather|grandma|grandad|nan|gran|aunt|uncle|guardian|relative|friend|interpreter|other'.split(
    '|',
  );

/** Words that ask for more than yes or no. */
export const questionWords: readonly string[] = ['how', 'what', 'when', 'where'];
