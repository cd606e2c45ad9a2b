import { describe, expect, it } from 'vitest';
import { EmrError } from '../emr-error.ts';
import { readBaseUrl, readConfiguration, type SmartAbilities } from './read-configuration.ts';

const read = (fields: object, baseUrl = 'https://ehr.example/fhir', networks: readonly string[] = []): SmartAbilities =>
  readConfiguration(
    { authorization_endpoint: 'https://auth.example/a', token_endpoint: 'https://auth.example/t', ...fields },
    { baseUrl, networks },
  );
const wordOf = (work: () => unknown): string => {
  try {
    work();
    return 'taken';
  } catch (error) {
    return error instanceof EmrError ? error.message : 'another error';
  }
};

describe('addresses that a server names', () => {
  it.each([
    ['http', 'http://auth.example/t'],
    ['a script', 'javascript:alert(1)'],
    ['this machine', 'http://127.0.0.1:9/t'],
    ['this machine by its name', 'https://localhost/t'],
    ['an internal network', 'https://10.1.2.3/t'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest'],
    ['a name and a password', 'https://u:p@auth.example/t'],
    ['no address', 'auth/token'],
  ])('are not used where one is of %s', (_name, address) => {
    for (const field of ['authorization_endpoint', 'token_endpoint', 'revocation_endpoint'])
      expect(wordOf(() => read({ [field]: address }))).toBe('endpoint_not_allowed');
  });

  it('may lie where the operator says that the server lies', () => {
    const here = { authorization_endpoint: 'http://127.0.0.1:5/a', token_endpoint: 'http://localhost:5/t' };
    expect(wordOf(() => read(here, 'http://127.0.0.1:5/fhir'))).toBe('taken');
    const inside = { token_endpoint: 'http://10.1.2.3/t' };
    expect(wordOf(() => read(inside, 'https://ehr.example/fhir', ['10.1.0.0/16']))).toBe('taken');
    expect(wordOf(() => read(inside, 'https://ehr.example/fhir', ['10.9.0.0/16']))).toBe('endpoint_not_allowed');
    expect(wordOf(() => read({ token_endpoint: 'https://10.1.2.3/t' }, 'https://10.1.2.3/fhir'))).toBe('taken');
  });
});

describe('a base address', () => {
  it.each([
    ['https://ehr.example/fhir/', 'https://ehr.example/fhir'],
    ['https://EHR.example:443/fhir//', 'https://ehr.example/fhir'],
    ['http://localhost:8080/fhir', 'http://localhost:8080/fhir'],
    ['http://10.1.2.3/fhir', 'http://10.1.2.3/fhir'],
    ['http://10.9.2.3/fhir', null],
    ['http://8.8.8.8/fhir', null],
    ['http://ehr.example/fhir', null],
    ['https://ehr.example/fhir?x', null],
    ['https://ehr.example/fhir#x', null],
    ['https://u@ehr.example/fhir', null],
    ['file:///etc/passwd', null],
  ])('%s reads as %s', (given, expected) => {
    expect(readBaseUrl(given, ['10.1.0.0/16'])).toBe(expected);
  });
});

describe('what a server says of its scopes', () => {
  it.each([
    ['version 2 by its capabilities', { capabilities: ['permission-v2', 'permission-v1'] }, true],
    ['version 2 by its scopes', { scopes_supported: ['openid', 'patient/*.rs'] }, true],
    ['version 1 by its capabilities', { capabilities: ['permission-patient', 'permission-v1'] }, false],
    ['version 1 by its scopes', { scopes_supported: ['patient/*.read', 'patient/*.*'] }, false],
    ['nothing', {}, true],
  ])('is %s', (_name, fields, isV2) => {
    expect(read(fields).knowsScopesV2).toBe(isV2);
  });

  it('is whether access lasts', () => {
    expect(read({ capabilities: ['permission-offline'] }).lasting).toBe('offline_access');
    expect(read({ scopes_supported: ['online_access'] }).lasting).toBe('online_access');
    expect(read({}).lasting).toBe(null);
  });
});
