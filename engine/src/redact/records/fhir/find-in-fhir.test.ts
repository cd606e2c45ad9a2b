import { describe, expect, it } from 'vitest';
import { findInJson, jsonFormat } from '../json/find-in-json.ts';
import { firstMisplaced, replaced } from '../replaced.ts';
import { makeSurrogateIds } from './surrogate-ids.ts';

type Resource = Readonly<Record<string, unknown>>;

function redacted(resource: Resource): Resource {
  const text = JSON.stringify(resource);
  const findings = jsonFormat.find(text);
  expect(firstMisplaced(text, findings ?? [])).toBeUndefined();
  return JSON.parse(replaced(text, findings)) as Resource;
}

const of = (resourceType: string, members: Resource): Resource => ({ resourceType, ...members });
const r = 'REDACT';

const unchanged: readonly Resource[] = [
  of('Observation', {
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '718-7', display: 'Hemoglobin' }], text: 'Hgb' },
    valueQuantity: { value: 13.5, unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' },
    referenceRange: [{ low: { value: 12 }, text: '12-15 g/dL' }],
  }),
  of('Patient', {
    gender: 'female',
    active: true,
    birthDate: '1958',
    multipleBirthInteger: 2,
    address: [{ use: 'home', state: 'OH', country: 'US' }],
  }),
  of('MedicationRequest', {
    intent: 'order',
    medicationCodeableConcept: { text: 'Metoprolol 25 mg' },
    dosageInstruction: [{ text: 'one tablet twice daily', timing: { repeat: { timeOfDay: ['10:30:00'] } } }],
  }),
  of('Condition', {
    onsetAge: { value: 64, unit: 'years' },
    meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-condition'] },
  }),
];

const rows: readonly (readonly [Resource, Resource])[] = [
  [
    of('Patient', {
      name: [
        {
          use: 'official',
          family: 'Zyx',
          given: ['Q', 'W'],
          prefix: ['Mrs.'],
          suffix: ['Jr'],
          text: 'Q Zyx',
          period: { start: '2001-02-03' },
        },
      ],
    }),
    of('Patient', {
      name: [
        {
          use: 'official',
          family: r,
          given: [r, r],
          prefix: ['Mrs.'],
          suffix: [r],
          text: r,
          period: { start: '2001' },
        },
      ],
    }),
  ],
  [
    of('Patient', {
      address: [
        { line: ['1 X'], city: 'Y', district: 'Z', state: 'OH', postalCode: '44301', country: 'US', text: 'all' },
      ],
      telecom: [{ system: 'phone', value: 'x1', use: 'home' }],
    }),
    of('Patient', {
      address: [{ line: [r], city: r, district: r, state: 'OH', postalCode: r, country: 'US', text: r }],
      telecom: [{ system: 'phone', value: r, use: 'home' }],
    }),
  ],
  [
    of('Patient', {
      birthDate: '1931-02-03',
      deceasedDateTime: '2023-01-01T10:00:00Z',
      meta: { lastUpdated: '2023-04-15T10:30:00.000-05:00' },
    }),
    of('Patient', { birthDate: '1936', deceasedDateTime: '2023', meta: { lastUpdated: '2023-01-01T00:00:00Z' } }),
  ],
  [
    of('Appointment', {
      start: '2023-04-15T10:30:00Z',
      created: '2023-04-15',
      requestedPeriod: [{ start: '2023-04-15T10:30:00Z' }],
    }),
    of('Appointment', { start: '2023-01-01T00:00:00Z', created: '2023', requestedPeriod: [{ start: '2023' }] }),
  ],
  [
    of('Patient', {
      photo: [
        { contentType: 'image/png', data: 'QUJD', url: 'http://x.org/z.png', title: 'zyx', hash: 'QUJD', size: 3 },
      ],
    }),
    of('Patient', {
      photo: [{ contentType: 'image/png', data: 'UkVEQUNU', url: r, title: r, hash: 'UkVEQUNU', size: 3 }],
    }),
  ],
  [
    of('Binary', { contentType: 'text/plain', data: 'QUJD' }),
    of('Binary', { contentType: 'text/plain', data: 'UkVEQUNU' }),
  ],
  [
    of('Patient', {
      identifier: [
        { type: { coding: [{ code: 'MR' }] }, system: 'http://loinc.org/x', value: '12', assigner: { display: 'Zyx' } },
      ],
    }),
    of('Patient', {
      identifier: [
        { type: { coding: [{ code: 'MR' }] }, system: 'http://loinc.org/x', value: r, assigner: { display: r } },
      ],
    }),
  ],
  [
    of('Patient', {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/patient-mothersMaidenName', valueString: 'Zyx' },
        { url: 'http://hl7.org/x', valueHumanName: { family: 'Zyx' } },
        { url: 'http://hl7.org/y', valueDate: '2023-04-15' },
        { url: 'longitude', valueDecimal: -81.5 },
      ],
    }),
    of('Patient', {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/patient-mothersMaidenName', valueString: r },
        { url: 'http://hl7.org/x', valueHumanName: { family: r } },
        { url: 'http://hl7.org/y', valueDate: '2023' },
        { url: 'longitude', valueDecimal: 0 },
      ],
    }),
  ],
  [of('Organization', { name: 'Zyx', alias: ['Zyx'] }), of('Organization', { name: r, alias: [r] })],
  [
    of('Location', { name: 'Zyx', position: { longitude: -81.5, latitude: 41 } }),
    of('Location', { name: r, position: { longitude: 0, latitude: 0 } }),
  ],
  [
    of('Condition', { onsetAge: { value: 93, unit: 'years', code: 'a' } }),
    of('Condition', { onsetAge: { value: 90, unit: 'years', code: 'a' } }),
  ],
  [
    of('Observation', {
      subject: { reference: 'Patient/77', display: 'Zyx' },
      focus: [{ reference: 'Condition/1', display: 'Asthma' }],
      performer: [{ display: 'Zyx' }],
    }),
    of('Observation', {
      subject: { reference: 'Patient/redact-1', display: r },
      focus: [{ reference: 'Condition/redact-2', display: 'Asthma' }],
      performer: [{ display: r }],
    }),
  ],
  [
    of('Patient', {
      name: [{ family: 'Delacroix' }],
      contained: [of('Observation', { note: [{ authorString: 'Zyx', text: 'DELACROIX is well, "ok"' }] })],
    }),
    of('Patient', {
      name: [{ family: r }],
      contained: [of('Observation', { note: [{ authorString: r, text: 'REDACT is well, "ok"' }] })],
    }),
  ],
  [
    of('QuestionnaireResponse', {
      item: [
        { linkId: '1', text: 'What is your name?', answer: [{ valueString: 'Zyx' }] },
        { linkId: '2', text: 'Do you smoke?', answer: [{ valueString: 'no' }] },
      ],
    }),
    of('QuestionnaireResponse', {
      item: [
        { linkId: '1', text: 'What is your name?', answer: [{ valueString: r }] },
        { linkId: '2', text: 'Do you smoke?', answer: [{ valueString: 'no' }] },
      ],
    }),
  ],
  [
    of('QuestionnaireResponse', {
      item: [
        { linkId: '1', text: 'Social security number', answer: [{ valueInteger: 123456789 }] },
        { linkId: '2', text: 'Phone number', answer: [{ valueDecimal: 6175550134 }] },
        { linkId: '3', text: 'CD4 cell', answer: [{ valueInteger: 412 }] },
        { linkId: '4', text: 'Number of children', answer: [{ valueInteger: 3 }] },
      ],
    }),
    of('QuestionnaireResponse', {
      item: [
        { linkId: '1', text: 'Social security number', answer: [{ valueInteger: 0 }] },
        { linkId: '2', text: 'Phone number', answer: [{ valueDecimal: 0 }] },
        { linkId: '3', text: 'CD4 cell', answer: [{ valueInteger: 412 }] },
        { linkId: '4', text: 'Number of children', answer: [{ valueInteger: 3 }] },
      ],
    }),
  ],
  // What a code says stays unless it repeats somebody, named before it or after it.
  [
    of('Observation', {
      valueCodeableConcept: { coding: [{ code: '48213377', display: 'Ngozi Okafor' }] },
      component: [{ valueInteger: 48213377 }, { valueInteger: 48 }, { code: { text: 'MRN' }, valueInteger: 77123 }],
      subject: { display: 'Ngozi Okafor', identifier: { value: '48213377' } },
    }),
    of('Observation', {
      valueCodeableConcept: { coding: [{ code: r, display: r }] },
      component: [{ valueInteger: 0 }, { valueInteger: 48 }, { code: { text: 'MRN' }, valueInteger: 0 }],
      subject: { display: r, identifier: { value: r } },
    }),
  ],
  [
    of('Patient', {
      name: [{ family: 'White' }],
      address: [{ city: 'New York', state: 'New York' }],
      extension: [{ url: 'http://hl7.org/x', valueCoding: { code: '2106-3', display: 'White' } }],
    }),
    of('Patient', {
      name: [{ family: r }],
      address: [{ city: r, state: 'New York' }],
      extension: [{ url: 'http://hl7.org/x', valueCoding: { code: '2106-3', display: 'White' } }],
    }),
  ],
  [
    of('Coverage', { subscriberId: 'Z1', class: [{ value: 'Z2' }] }),
    of('Coverage', { subscriberId: r, class: [{ value: r }] }),
  ],
  [
    of('Device', { serialNumber: 'Z1', lotNumber: 'L', udiCarrier: [{ deviceIdentifier: 'Z2', carrierHRF: 'Z3' }] }),
    of('Device', { serialNumber: r, lotNumber: 'L', udiCarrier: [{ deviceIdentifier: r, carrierHRF: r }] }),
  ],
];

describe('FHIR R4', () => {
  it.each(unchanged)('leaves %j', (resource) => expect(redacted(resource)).toEqual(resource));
  it.each(rows)('reads %j', (before, after) => expect(redacted(before)).toEqual(after));

  it('reads the narrative as XHTML', () => {
    const div = (patient: string, link: string, day: string): string =>
      `<div xmlns="http://www.w3.org/1999/xhtml"><p><b>${patient}</b> &amp; <a href="${link}">chart</a></p><img alt="${patient}" src="#"/><!-- ${patient} --><table><tr><td>Seen</td><td>${day}</td></tr></table></div>`;
    const patient = (text: string, name: string, id: string): Resource =>
      of('Patient', { id, text: { status: 'generated', div: text }, name: [{ family: name }] });
    expect(redacted(patient(div('Delacroix', 'Patient/77', '4/15/2023'), 'Delacroix', '77'))).toEqual(
      patient(div(r, 'Patient/redact-1', r), r, 'redact-1'),
    );
  });

  it('keeps references whole', () => {
    const uuid = '0f7a2f31-aaaa-4bbb-8ccc-1234567890ab';
    const after = redacted(
      of('Bundle', {
        entry: [
          {
            fullUrl: `urn:uuid:${uuid}`,
            resource: of('Patient', { id: uuid }),
            request: { method: 'PUT', url: `Patient/${uuid}` },
          },
          {
            fullUrl: 'https://h.org/fhir/Observation/5',
            resource: of('Observation', {
              id: '5',
              subject: { reference: `urn:uuid:${uuid}` },
              focus: [{ reference: `Patient/${uuid}` }],
            }),
          },
        ],
      }),
    );
    const id = 'urn:uuid:00000000-0000-4000-8000-000000000001';
    expect(after).toEqual(
      of('Bundle', {
        entry: [
          {
            fullUrl: id,
            resource: of('Patient', { id: 'redact-1' }),
            request: { method: 'PUT', url: 'Patient/redact-1' },
          },
          {
            fullUrl: 'https://redact.invalid/Observation/redact-2',
            resource: of('Observation', {
              id: 'redact-2',
              subject: { reference: id },
              focus: [{ reference: 'Patient/redact-1' }],
            }),
          },
        ],
      }),
    );
  });

  it('keeps references whole from one line of an export to the next', () => {
    const ids = makeSurrogateIds();
    const lines = [of('Patient', { id: '7' }), of('Observation', { id: '8', subject: { reference: 'Patient/7' } })];
    const after = lines.map((line) => replaced(JSON.stringify(line), findInJson(JSON.stringify(line), ids)));
    expect(after.join('\n')).toContain('"reference":"Patient/redact-1"');
    expect(after[0]).toContain('"id":"redact-1"');
  });
});
