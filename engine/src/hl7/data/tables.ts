import type { NoteKind } from '../../model/result.ts';

/**
 * The type of document of each kind of note: codes that HL7 suggests in its user-defined table 0270 (HL7 v2.5.1, 9.6.1.2). It knows
 * fewer kinds than there are notes; OBX-3 says by LOINC which it is.
 */
export const documentTypeCodes: Readonly<Record<NoteKind | 'own', string>> = {
  soap: 'PR',
  'history-and-physical': 'HP',
  progress: 'PR',
  consult: 'CN',
  'discharge-summary': 'DS',
  operative: 'OP',
  nursing: 'PR',
  therapy: 'PR',
  'therapy-birp': 'PR',
  'case-management': 'PR',
  'referral-letter': 'PR',
  'patient-summary': 'PR',
  own: 'PR',
};

/** HL7 table 0001, administrative sex, by the words of FHIR. */
export const sexCodes = { female: 'F', male: 'M', other: 'O', unknown: 'U' } as const;

/** What a message about a document says, and the structure that it has (HL7 v2.5.1, tables 0003 and 0354). */
export const documentEvents = {
  original: { event: 'T02', structure: 'MDM_T02' },
  addendum: { event: 'T06', structure: 'MDM_T02' },
  replacement: { event: 'T10', structure: 'MDM_T02' },
  cancel: { event: 'T11', structure: 'MDM_T01' },
} as const;
