import type { IdentifierKind } from '../../../model/finding.ts';

/** Identifier types of HL7 table 0203, as FHIR R4 uses them in Identifier.type. */
const byType: ReadonlyMap<string, IdentifierKind> = new Map([
  ...['MR', 'MRT', 'PI', 'PT', 'U', 'NH'].map((code) => [code, 'MRN'] as const),
  ...['SS', 'SB'].map((code) => [code, 'SSN'] as const),
  ...['DL', 'PPN', 'NPI', 'PRN', 'MD', 'DO', 'DEA', 'LN', 'UPIN', 'RN', 'NP', 'PA'].map(
    (code) => [code, 'LICENSE'] as const,
  ),
  ...['MB', 'MC', 'MA', 'SN', 'NIIP', 'HC', 'MCN'].map((code) => [code, 'HEALTH_PLAN'] as const),
  ...['AN', 'VN', 'ANC', 'BA'].map((code) => [code, 'ACCOUNT'] as const),
  ...['SNO', 'SERNO', 'UDI'].map((code) => [code, 'DEVICE'] as const),
]);

const bySystem: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/ssn/i, 'SSN'],
  [/npi|license|licence/i, 'LICENSE'],
  [/mbi|medicare|medicaid|member|insur/i, 'HEALTH_PLAN'],
  [/mrn|medical-?record/i, 'MRN'],
];

const byResource: Readonly<Record<string, IdentifierKind>> = {
  Patient: 'MRN',
  Practitioner: 'LICENSE',
  Coverage: 'HEALTH_PLAN',
  Account: 'ACCOUNT',
  Device: 'DEVICE',
};

/** The kind of an identifier, by its type, its system or the resource that it is of. */
export function identifierKind(type: string, system: string, resource: string): IdentifierKind {
  return (
    byType.get(type) ??
    bySystem.find(([pattern]) => pattern.test(system.slice(0, 300)))?.[1] ??
    byResource[resource] ??
    'ID'
  );
}
