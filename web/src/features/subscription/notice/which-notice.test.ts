import { describe, expect, it } from 'vitest';
import type { UserProfile } from '../../../api/account/profile.ts';
import { daysLeft, whichNotice } from './which-notice.ts';

const now = Date.parse('2024-03-05T12:00:00.000Z');
const hour = 3_600_000;
const inHours = (hours: number): string => new Date(now + hours * hour).toISOString();

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
  allows_browser_speech: true,
  allows_models: true,
  preferences: { default_tool: 'Chartwright', note_kind: null, uses_models: true },
  idle_minutes: 15,
  has_password: true,
  has_second_factor: false,
  needs_second_factor: false,
};

describe('the notice over the message box', () => {
  it('says nothing while all is well', () => {
    expect(whichNotice({ ...profile, subscription_status: 'active' }, true, now)).toBeNull();
    expect(whichNotice({ ...profile, subscription_status: 'cancelled' }, true, now)).toBeNull();
    expect(whichNotice({ ...profile, trial_ends_on: inHours(14 * 24) }, true, now)).toBeNull();
    // Plans are not used here: no trial, and everybody may write.
    expect(whichNotice({ ...profile, may_buy: false }, true, now)).toBeNull();
  });

  it('says that trial or plan has ended, to everybody and on every chat', () => {
    for (const may_buy of [true, false])
      for (const isHome of [true, false])
        expect(whichNotice({ ...profile, may_write: false, may_buy }, isHome, now)).toBe('ended');
  });

  it('counts a trial’s last three days, on the chat home, for who can do something about it', () => {
    const ending = { ...profile, trial_ends_on: inHours(71) };
    expect(whichNotice(ending, true, now)).toBe('trial');
    expect(whichNotice(ending, false, now)).toBeNull();
    expect(whichNotice({ ...ending, may_buy: false }, true, now)).toBeNull();
    expect(whichNotice({ ...profile, trial_ends_on: inHours(73) }, true, now)).toBeNull();
    // A plan was bought in the trial.
    expect(whichNotice({ ...ending, subscription_status: 'active' }, true, now)).toBeNull();
  });

  it('tells who may pay that a payment failed, and nobody else', () => {
    const failed = { ...profile, subscription_status: 'past_due' };
    expect(whichNotice(failed, false, now)).toBe('past-due');
    expect(whichNotice({ ...failed, may_buy: false }, true, now)).toBeNull();
  });

  it.each([
    [inHours(71), 3],
    [inHours(24), 1],
    [inHours(0.5), 1],
    [inHours(0), 0],
    [inHours(-5), 0],
    [null, 0],
  ])('counts the days until %s', (end, days) => {
    expect(daysLeft(end, now)).toBe(days);
  });
});
