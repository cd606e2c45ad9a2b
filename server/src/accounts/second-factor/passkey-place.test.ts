import { describe, expect, it } from 'vitest';
import { passkeyPlaceOf } from './passkey-place.ts';

describe('where passkeys can be used', () => {
  it.each([
    ['https://notes.clinic.example', 'notes.clinic.example', 'https://notes.clinic.example'],
    ['https://notes.clinic.example:8443', 'notes.clinic.example', 'https://notes.clinic.example:8443'],
    ['https://NOTES.clinic.example/', 'notes.clinic.example', 'https://notes.clinic.example'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://0.0.0.0:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::]:3000', 'localhost', 'http://localhost:3000'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['https://localhost:3000', 'localhost', 'https://localhost:3000'],
  ])('%s', (address, rpId, origin) => {
    expect(passkeyPlaceOf(address)).toEqual({ rpId, origin });
  });

  it.each([
    'https://10.1.2.3',
    'https://[2001:db8::1]',
    'http://notes.clinic.example',
    '',
    'notes',
    'ftp://notes.example',
  ])('nowhere at %j', (address) => {
    expect(passkeyPlaceOf(address)).toBeNull();
  });
});
