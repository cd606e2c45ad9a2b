import type { Finding } from '../../../model/finding.ts';
import { isClinician } from '../clinicians.ts';

/** What somebody is to the patient, and the words before a name that say so. */
const relatives: readonly (readonly [string, string])[] = [
  ['MOTHER', 'mother|mom|mum|mama|mam\u00e1|madre'],
  ['FATHER', 'father|dad|papa|pap\u00e1|padre'],
  ['WIFE', 'wife|esposa'],
  ['HUSBAND', 'husband|hubby|hubb|esposo|marido'],
  ['SON', 'sons?|hijos?'],
  ['DAUGHTER', 'daughters?|dtrs?|dau|hijas?'],
  ['BROTHER', 'brothers?|bro|hermanos?'],
  ['SISTER', 'sisters?|sis|hermanas?'],
  ['GRANDMOTHER', 'grandmother|grandma|gma|granny|abuela'],
  ['GRANDFATHER', 'grandfather|grandpa|gpa|grandad|granddad|abuelo'],
  ['GRANDSON', 'grandsons?|nieto'],
  ['GRANDDAUGHTER', 'granddaughters?|granddtr|grdtr|gdtr|nieta'],
  ['AUNT', 'aunt|auntie|aunty|t\u00eda'],
  ['UNCLE', 'uncle|t\u00edo'],
  ['NIECE', 'niece|sobrina'],
  ['NEPHEW', 'nephew|sobrino'],
  ['COUSIN', 'cousins?|primo|prima'],
  ['PARTNER', 'spouse|partner|girlfriend|boyfriend|gf|bf|fianc\u00e9e?|fiancee?|pareja'],
  ['FRIEND', 'friends?|neighbou?rs?|roommates?|amigo|amiga|vecino|vecina'],
  ['CAREGIVER', 'caregivers?|carer|guardian|caretaker|conservator|babysitter|nanny|cuidador|cuidadora'],
];

const after = '(?:[\'\u2019]s)?(?:[ \\t]+(?:is|named|called|name))?[ \\t]{0,2}[,:("\u201c-]?[ \\t]{0,2}$';
const relativeBefore = relatives.map(
  ([role, words]) => [role, new RegExp(`(?<![\\p{L}-])(?:${words})${after}`, 'iu')] as const,
);
const patientBefore =
  /(?<!\p{L})(?:patient|pt|pte|paciente|resident|veteran|client)(?:[ \t]+name)?[ \t]{0,2}[:=|#-]?[ \t]{0,3}(?:(?:mr|mrs|ms|miss|mx)\.?[ \t])?$/iu;
const nameLabelBefore =
  /(?:^|\n|[|,])[ \t]{0,4}(?:name|nombre|re|regarding)[ \t]{0,2}[:=][ \t]{0,3}(?:(?:mr|mrs|ms|miss|mx|sr|sra)\.?[ \t])?$/iu;
const titleBefore = /(?<!\p{L})(?:mr|mrs|ms|miss|mx|sr|sra)\.?[ \t]{1,2}$/iu;

const lookedBack = 40;

/** What a mention of somebody says of who they are. `patient?` where only a title speaks for it. */
export type RoleSign = string | undefined;

/** Reads who somebody is from the words around a mention: a relative by kinship, a clinician, the patient. */
export function readRole(text: string, finding: Finding): RoleSign {
  const before = text.slice(Math.max(0, finding.start - lookedBack), finding.start);
  const relative = relativeBefore.find(([, words]) => words.test(before));
  if (relative !== undefined) return relative[0];
  if (patientBefore.test(before) || nameLabelBefore.test(before)) return 'PATIENT';
  if (isClinician(text, finding)) return 'CLINICIAN';
  return titleBefore.test(before) ? 'TITLED' : undefined;
}
