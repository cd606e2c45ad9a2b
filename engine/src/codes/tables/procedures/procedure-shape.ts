/** What the first letter of a HCPCS Level II code says (CMS, HCPCS Level II coding procedures). */
const families: Readonly<Record<string, string>> = {
  A: 'Ambulance, medical supplies and other',
  B: 'Enteral and parenteral therapy',
  C: 'Hospital outpatient payment',
  D: 'Dental procedures',
  E: 'Durable medical equipment',
  G: 'Procedures and professional services',
  H: 'Alcohol, drug and behavioral health services',
  J: 'Drugs other than by mouth, and chemotherapy',
  K: 'Durable medical equipment, temporary',
  L: 'Orthoses and prostheses',
  M: 'Quality measures and other medical services',
  P: 'Pathology and laboratory',
  Q: 'Temporary codes',
  R: 'Diagnostic radiology transport',
  S: 'Private payers, temporary',
  T: 'State Medicaid agencies',
  U: 'Coronavirus laboratory tests',
  V: 'Vision, hearing and speech-language',
};

/** Which family a HCPCS Level II code is of by its first letter; null where no code begins so (F, I, N, O, W to Z). */
export function hcpcsFamily(code: string): string | null {
  return families[code.charAt(0).toUpperCase()] ?? null;
}

/**
 * Which list a procedure code belongs to by its shape: CPT has five digits, or four and an F (category II), T (category III), U
 * (laboratory analyses), A (administrative) or M; HCPCS Level II a letter of its families and four digits. Null for neither.
 */
export function procedureSystem(code: string): 'CPT' | 'HCPCS' | null {
  if (/^\d{4}[\dFTUAM]$/i.test(code)) return 'CPT';
  return /^[A-Z]\d{4}$/i.test(code) && hcpcsFamily(code) !== null ? 'HCPCS' : null;
}
