import { limits, nameField, profilePictureTypes } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { checkField } from '../../forms/field-check.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import { acceptedPictures, checkPicture } from './check-picture.ts';
import { subscriptionType } from './subscription-type.ts';

const now = new Date(2024, 2, 5, 12);
const profile: UserProfile = {
  id: '01890000-0000-7000-8000-000000000000',
  name: null,
  email: 'dana@clinic.example',
  profile_picture: null,
  subscription_status: null,
  account_type: 'individual',
  subscription_expires_on: null,
  trial_ends_on: null,
  may_write: true,
  may_buy: true,
  role: 'individual',
  company_name: null,
  workspace: 'personal',
  idle_minutes: 15,
  has_password: true,
  has_second_factor: false,
  needs_second_factor: false,
  allows_browser_speech: true,
  allows_models: true,
  preferences: { default_tool: 'Chartwright', note_kind: null, uses_models: true },
};

describe('the subscription type', () => {
  it.each([
    [{}, 'None'],
    [{ trial_ends_on: new Date(2024, 2, 15).toISOString() }, 'Free trial until March 15, 2024'],
    [{ trial_ends_on: now.toISOString() }, 'None'],
    [{ subscription_status: 'active' }, 'Individual (active)'],
    [{ subscription_status: 'active', account_type: 'company' as const }, 'Company (active)'],
    [{ subscription_status: 'past_due' }, 'Individual (payment failed)'],
    [{ subscription_status: 'past_due', account_type: 'company' as const }, 'Company (payment failed)'],
    [
      { subscription_status: 'cancelled', subscription_expires_on: new Date(2024, 3, 1).toISOString() },
      'Individual (cancelled, until April 01, 2024)',
    ],
    [{ subscription_status: 'cancelled', trial_ends_on: new Date(2030, 1, 1).toISOString() }, 'Individual (cancelled)'],
    [{ subscription_expires_on: new Date(2024, 2, 1).toISOString() }, 'None (ended on March 01, 2024)'],
    [{ subscription_status: '' }, 'None'],
  ])('of %j is %j', (fields, words) => {
    expect(subscriptionType({ ...profile, ...fields }, now)).toBe(words);
  });
});

describe('a chosen picture', () => {
  const file = (type: string, size: number): Blob => new Blob([new Uint8Array(size)], { type });
  const readable = () => Promise.resolve(true);

  it.each(profilePictureTypes)('may be %s', async (type) => {
    expect(await checkPicture(file(type, limits.profilePictureBytes), readable)).toBeNull();
    expect(acceptedPictures).toContain(type);
  });

  it.each(['image/svg+xml', 'image/bmp', 'text/html', 'application/pdf', ''])('may not be %j', async (type) => {
    expect(await checkPicture(file(type, 10), readable)).toBe('Profile picture must be an image.');
  });

  it('may have 5 MB and can be drawn', async () => {
    expect(await checkPicture(file('image/png', limits.profilePictureBytes + 1), readable)).toBe(
      'The file is too large. The limit is 5 MB.',
    );
    expect(await checkPicture(file('image/png', 10), () => Promise.resolve(false))).toBe(
      'Profile picture must be an image.',
    );
  });
});

it('a name is checked like the server checks it', () => {
  const check = checkField(nameField);
  expect(check(' Dana ')).toBeNull();
  expect(check('x'.repeat(100))).toBeNull();
  expect(check(` ${'x'.repeat(100)} `)).toBeNull();
  for (const empty of ['', '  ', '\u202e', '\u200d']) expect(check(empty)).toBe('Full name is required');
  expect(check('x'.repeat(101))).toBe('Full name is too long. The limit is 100 characters.');
});
