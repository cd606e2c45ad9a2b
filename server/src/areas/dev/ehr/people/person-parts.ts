import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition,
  DocumentReference,
  Encounter,
  Immunization,
  MedicationRequest,
  Observation,
  Patient,
  Resource,
} from '@medplum/fhirtypes';

/** A code of a system of codes, with the words for it. */
export interface Coded {
  readonly text: string;
  readonly snomed?: string;
  readonly icd10?: string;
  readonly loinc?: string;
  readonly rxnorm?: string;
  readonly cvx?: string;
}

const systems = {
  snomed: 'http://snomed.info/sct',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  loinc: 'http://loinc.org',
  rxnorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  cvx: 'http://hl7.org/fhir/sid/cvx',
} as const;

export function conceptOf(coded: Coded): CodeableConcept {
  const coding = (Object.keys(systems) as (keyof typeof systems)[]).flatMap((name) => {
    const code = coded[name];
    return code === undefined ? [] : [{ system: systems[name], code, display: coded.text }];
  });
  return { ...(coding.length > 0 ? { coding } : {}), text: coded.text };
}

const terminology = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

const day = 86_400_000;

/** What writes the entries of one made-up person; days are counted back from today, so that the record never grows old. */
export interface PersonWriter {
  readonly resources: readonly Resource[];
  patient(patient: Omit<Patient, 'resourceType' | 'id'>): void;
  encounter(text: string, reason: string): void;
  condition(coded: Coded, since: number, states?: { clinical?: string; verification?: string }): void;
  /** @param place Whether its name stands in the entry, or in a resource of its own */
  medication(
    coded: Coded,
    dose: string,
    since: number,
    status?: MedicationRequest['status'],
    place?: 'inside' | 'beside',
  ): void;
  allergy(coded: Coded, reaction: string | null, criticality?: AllergyIntolerance['criticality']): void;
  immunization(coded: Coded, daysAgo: number, status?: Immunization['status']): void;
  vital(coded: Coded, value: number, unit: string, code: string, daysAgo: number): void;
  pressure(systolic: number, diastolic: number, daysAgo: number): void;
  laboratory(coded: Coded, value: number, unit: string, daysAgo: number, range?: readonly [number, number]): void;
  note(title: string, daysAgo: number, text: string, place?: 'inside' | 'beside'): void;
}

/** @param id Of the person; those of the entries begin with it */
export function writePerson(id: string, now: number): PersonWriter {
  const resources: Resource[] = [];
  const subject = { reference: `Patient/${id}` };
  const at = (daysAgo: number): string => new Date(now - daysAgo * day).toISOString();
  const on = (daysAgo: number): string => at(daysAgo).slice(0, 10);
  const nextId = (kind: string): string => `${id}-${kind}-${resources.length + 1}`;
  const observe = (category: string, coded: Coded, daysAgo: number, rest: Partial<Observation>): void => {
    const observation: Observation = {
      resourceType: 'Observation',
      id: nextId(category),
      status: 'final',
      category: [terminology('observation-category', category)],
      code: conceptOf(coded),
      subject,
      effectiveDateTime: at(daysAgo),
      ...rest,
    };
    resources.push(observation);
  };
  const quantity = (value: number, unit: string, code: string) => ({
    value,
    unit,
    system: 'http://unitsofmeasure.org',
    code,
  });
  return {
    resources,
    patient: (patient) => resources.push({ resourceType: 'Patient', id, active: true, ...patient }),
    encounter: (text, reason) => {
      const encounter: Encounter = {
        resourceType: 'Encounter',
        id: `${id}-visit`,
        status: 'in-progress',
        class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' },
        type: [{ text }],
        subject,
        participant: [{ individual: { reference: 'Practitioner/sim-clinician', display: 'Sim Ulated, MD' } }],
        period: { start: at(0) },
        reasonCode: [{ text: reason }],
        serviceProvider: { reference: 'Organization/sim-clinic', display: 'Simulated Clinic' },
      };
      resources.push(encounter);
    },
    condition: (coded, since, { clinical = 'active', verification = 'confirmed' } = {}) => {
      const condition: Condition = {
        resourceType: 'Condition',
        id: nextId('condition'),
        ...(verification === 'entered-in-error' ? {} : { clinicalStatus: terminology('condition-clinical', clinical) }),
        verificationStatus: terminology('condition-ver-status', verification),
        category: [terminology('condition-category', 'problem-list-item')],
        code: conceptOf(coded),
        subject,
        onsetDateTime: on(since),
        recordedDate: on(since),
      };
      resources.push(condition);
    },
    medication: (coded, dose, since, status = 'active', place = 'inside') => {
      const medicationId = nextId('medication');
      if (place === 'beside')
        resources.push({ resourceType: 'Medication', id: `${medicationId}-name`, code: conceptOf(coded) });
      const medication: MedicationRequest = {
        resourceType: 'MedicationRequest',
        id: medicationId,
        status,
        intent: 'order',
        ...(place === 'inside'
          ? { medicationCodeableConcept: conceptOf(coded) }
          : { medicationReference: { reference: `Medication/${medicationId}-name`, display: coded.text } }),
        subject,
        authoredOn: on(since),
        requester: { reference: 'Practitioner/sim-clinician', display: 'Sim Ulated, MD' },
        dosageInstruction: [{ text: dose }],
      };
      resources.push(medication);
    },
    allergy: (coded, reaction, criticality) => {
      const allergy: AllergyIntolerance = {
        resourceType: 'AllergyIntolerance',
        id: nextId('allergy'),
        clinicalStatus: terminology('allergyintolerance-clinical', 'active'),
        verificationStatus: terminology('allergyintolerance-verification', 'confirmed'),
        ...(criticality === undefined ? {} : { criticality }),
        code: conceptOf(coded),
        patient: subject,
        recordedDate: on(900),
        ...(reaction === null ? {} : { reaction: [{ manifestation: [{ text: reaction }] }] }),
      };
      resources.push(allergy);
    },
    immunization: (coded, daysAgo, status = 'completed') => {
      const immunization: Immunization = {
        resourceType: 'Immunization',
        id: nextId('immunization'),
        status,
        vaccineCode: conceptOf(coded),
        patient: subject,
        occurrenceDateTime: on(daysAgo),
        primarySource: true,
      };
      resources.push(immunization);
    },
    vital: (coded, value, unit, code, daysAgo) =>
      observe('vital-signs', coded, daysAgo, { valueQuantity: quantity(value, unit, code) }),
    pressure: (systolic, diastolic, daysAgo) =>
      observe('vital-signs', { text: 'Blood pressure', loinc: '85354-9' }, daysAgo, {
        component: [
          {
            code: conceptOf({ text: 'Systolic blood pressure', loinc: '8480-6' }),
            valueQuantity: quantity(systolic, 'mmHg', 'mm[Hg]'),
          },
          {
            code: conceptOf({ text: 'Diastolic blood pressure', loinc: '8462-4' }),
            valueQuantity: quantity(diastolic, 'mmHg', 'mm[Hg]'),
          },
        ],
      }),
    laboratory: (coded, value, unit, daysAgo, range) =>
      observe('laboratory', coded, daysAgo, {
        valueQuantity: quantity(value, unit, unit),
        ...(range === undefined
          ? {}
          : {
              referenceRange: [{ low: quantity(range[0], unit, unit), high: quantity(range[1], unit, unit) }],
              interpretation: [
                terminology('v3-ObservationInterpretation', value < range[0] ? 'L' : value > range[1] ? 'H' : 'N'),
              ],
            }),
      }),
    note: (title, daysAgo, text, place = 'inside') => {
      const data = Buffer.from(text, 'utf8').toString('base64');
      const noteId = nextId('note');
      if (place === 'beside')
        resources.push({
          resourceType: 'Binary',
          id: `${noteId}-text`,
          contentType: 'text/plain; charset=utf-8',
          securityContext: subject,
          data,
        });
      const held = place === 'inside' ? { data } : { url: `Binary/${noteId}-text` };
      const note: DocumentReference = {
        resourceType: 'DocumentReference',
        id: noteId,
        status: 'current',
        docStatus: 'final',
        type: conceptOf({ text: 'Progress note', loinc: '11506-3' }),
        category: [
          {
            coding: [
              {
                system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
                code: 'clinical-note',
              },
            ],
          },
        ],
        subject,
        date: at(daysAgo),
        author: [{ reference: 'Practitioner/sim-clinician', display: 'Sim Ulated, MD' }],
        description: title,
        content: [{ attachment: { contentType: 'text/plain; charset=utf-8', title, ...held } }],
      };
      resources.push(note);
    },
  };
}
