import { describe, expect, it } from 'vitest';
import type { EmrAbilities } from '../emr-abilities.ts';
import { mayCreate, mayRead, mayReadType, wantedScopes } from './scopes.ts';

const abilities = (fields: Partial<EmrAbilities>): EmrAbilities => ({
  fhirVersion: '4.0.1',
  software: '',
  authorizationEndpoint: '',
  tokenEndpoint: '',
  revocationEndpoint: null,
  issuer: null,
  alwaysNamesIssuer: false,
  takesSecretInBody: false,
  lasting: 'offline_access',
  knowsScopesV2: true,
  reads: ['Patient', 'Condition', 'Observation', 'Device', 'DocumentReference'],
  creates: ['Condition', 'Device', 'DocumentReference'],
  conditionalCreates: [],
  ...fields,
});

describe('the scopes that are asked for', () => {
  it('are those that are used and that the server can serve', () => {
    expect(wantedScopes(abilities({}), 'standalone')).toEqual([
      'launch/patient',
      'openid',
      'fhirUser',
      'offline_access',
      'patient/Patient.rs',
      'patient/Condition.rs',
      'patient/Observation.rs',
      'patient/DocumentReference.rs',
      'patient/DocumentReference.c',
      'patient/Condition.c',
    ]);
  });

  it('write nothing where no document can be written, and are of version 1 where the server knows no other', () => {
    expect(wantedScopes(abilities({ creates: ['Condition'], knowsScopesV2: false, lasting: null }), 'ehr')).toEqual([
      'launch',
      'openid',
      'fhirUser',
      'patient/Patient.read',
      'patient/Condition.read',
      'patient/Observation.read',
      'patient/DocumentReference.read',
    ]);
  });
});

describe('the scopes that are granted', () => {
  it.each([
    ['patient/*.rs', true, false],
    ['patient/Condition.read', true, false],
    ['patient/Condition.cruds', true, true],
    ['patient/Condition.*', true, true],
    ['user/Condition.rs', true, false],
    ['patient/Condition.r', false, false],
    ['patient/Condition.c', false, true],
    ['patient/Condition.write', false, true],
    ['patient/Condition.rs?category=x', false, false],
    ['patient/Conditions.rs', false, false],
    ['system/Condition.rs', false, false],
    ['launch/patient', false, false],
    ['patient/Condition.read.rs', false, false],
  ])('%s reads problems: %s, and adds them: %s', (scope, reads, creates) => {
    expect([mayRead(['openid', scope], 'problems'), mayCreate(['openid', scope], 'Condition')]).toEqual([
      reads,
      creates,
    ]);
  });

  it('may be narrowed to a category of observations', () => {
    const scope = 'patient/Observation.rs?category=http%3A%2F%2Fx%7Cvital-signs';
    expect([
      mayReadType([scope], 'Observation', 'vital-signs'),
      mayReadType([scope], 'Observation', 'laboratory'),
    ]).toEqual([true, false]);
  });
});
