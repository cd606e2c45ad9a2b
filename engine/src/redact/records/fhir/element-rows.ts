import type { IdentifierKind } from '../../../model/finding.ts';

/** What happens to an element by its name: a kind takes it out, `stays` keeps it, `link` gives it another id. */
export type ElementRule = IdentifierKind | 'stays' | 'link';

function rows(rule: ElementRule, names: string): (readonly [string, ElementRule])[] {
  return names.split(' ').map((name) => [name, rule] as const);
}

/**
 * Elements of FHIR R4 that are strings of their own, by their names or by resource and name. Everything that is not
 * named here, and is no part of a known data type, is read as running text.
 */
export const elementRules: ReadonlyMap<string, ElementRule> = new Map([
  ...rows(
    'NAME',
    'authorString Patient.name Person.name RelatedPerson.name Practitioner.name AuditEvent.name FamilyMemberHistory.name Account.name Contributor.name signatory performerString',
  ),
  ...rows(
    'LOCATION',
    'Organization.name Organization.alias Location.name Location.alias HealthcareService.name Endpoint.name AuditEvent.site InsurancePlan.alias',
  ),
  ...rows('HEALTH_PLAN', 'subscriberId Coverage.dependent Coverage.value preAuthRef preDetermination policyNumber'),
  ...rows('DEVICE', 'serialNumber deviceIdentifier carrierHRF carrierAIDC distinctIdentifier udi'),
  ...rows('ID', 'uid altId filename'),
  ...rows('IP', 'AuditEvent.address'),
  ...rows('URL', 'endpoint Endpoint.address source.endpoint'),
  ...rows('link', 'fullUrl location Bundle.url reference valueId'),
  ...rows(
    'stays',
    'resourceType status use gender unit version fhirVersion contentType language kind linkId code valueCode comparator currency criticality mode intent priority clinicalStatus verificationStatus versionId ' +
      'method ifMatch ifNoneMatch etag relation rank lotNumber sigFormat targetFormat transmissionMethod dayOfWeek daysOfWeek',
  ),
]);

/** Addresses that name a standard or vocabulary, not a place on somebody's server. */
export const standardAddress =
  /^(?:https?:\/\/(?:[\w-]{1,40}\.){0,4}(?:hl7\.org|hl7\.eu|loinc\.org|snomed\.info|nih\.gov|unitsofmeasure\.org|ama-assn\.org|cms\.gov|cdc\.gov|whocc\.no|iso\.org|ietf\.org|w3\.org|who\.int|dicom\.nema\.org|ihe\.net|va\.gov|census\.gov|fda\.gov|example\.(?:org|com))(?:[/:|#?]|$)|urn:(?:oid:|iso:|ietf:|hl7-org:))/i;
/** Elements that hold the address of a definition or vocabulary. */
export const definingKeys = new Set(
  'system url profile valueSet valueUri valueUrl valueCanonical valueOid definition definitionUri definitionCanonical instantiates instantiatesUri instantiatesCanonical questionnaire implicitRules source'.split(
    ' ',
  ),
);

/** Resources whose display is a finding or treatment and no name. */
export const clinicalResources = new Set(
  (
    'Condition Observation Procedure Medication MedicationRequest MedicationStatement MedicationAdministration MedicationDispense Substance Immunization AllergyIntolerance DiagnosticReport ServiceRequest CarePlan ' +
    'Goal PlanDefinition ActivityDefinition Questionnaire ValueSet CodeSystem'
  ).split(' '),
);
/** Resources that are people. */
export const personResources = new Set(
  'Patient Practitioner PractitionerRole RelatedPerson Person CareTeam Group'.split(' '),
);
