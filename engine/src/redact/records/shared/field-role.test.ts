import { describe, expect, it } from 'vitest';
import { roleOfFieldName } from './field-role.ts';

/** How a name is understood: what happens, and the kind. */
function understood(name: string): string {
  const role = roleOfFieldName(name);
  return role ? `${role.treat} ${role.kind}` : 'nothing';
}

const rows: readonly (readonly [string, string])[] = [
  [
    'text ID',
    'notes|drug_name|test name|plan_name|phone_type|provider_specialty|isPatient|medication_id|heartRate|state|value|chief_complaint|num_visits|account_status',
  ],
  ['nothing', 'hgb|room|c1|QX'],
  ['birth DATE', 'dob|DOB|birthDate|patient_dob|Date of Birth|dateOfBirth|BIRTHDATE'],
  [
    'date DATE',
    'visit_date|admit_dt|created_at|result_date|Discharge Date|test_date|specimen_collected|time in hospital',
  ],
  [
    'out NAME',
    'last_name|LastName|patientLastName|lastname|PATIENT_NAME|ordering provider|signed_by|next of kin|attending',
  ],
  ['person NAME', 'name|first|Last'],
  ['out MRN', 'MRN|mrn_number|patient_id|medical record number'],
  ['out PHONE', 'phone|home_phone|Phone 2|next_of_kin_phone|emergencyContactPhone|doctor phone'],
  ['out ZIP', 'zip|ZipCode|zip_code|postal code'],
  ['out ADDRESS', 'address_line_1|Address2|street|patientAddress'],
  ['out LOCATION', 'City|county|hospital name|facility|LAT'],
  ['out LICENSE', 'npi|provider_npi|DEA number'],
  ['maybe LOCATION', 'hospital course|clinic flow'],
  ['maybe ID', 'id|key'],
  ['age AGE', 'age|age_at_visit'],
];

describe('the name of a field', () => {
  it.each(rows)('says %s in %s', (role, names) => {
    for (const name of names.split('|')) expect(`${name}: ${understood(name)}`).toBe(`${name}: ${role}`);
  });
});
