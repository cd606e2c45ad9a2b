import { plural } from '../../../i18n/plural.ts';

export const title = 'Directory (SCIM)';
export const about =
  'Your organisation’s directory (Okta, Microsoft Entra ID and others) can invite people into your company and remove them.';
export const show = 'Set up the directory';
export const notLoaded = 'This part could not be loaded. Please reload the page.';
export const failed = 'This could not be done. Please try again.';
/** Many removals. */
export const stopped =
  'Your directory wants to remove more people within an hour than is usual. It was stopped. Nobody more is removed until you allow it.';
export const allow = 'Allow for one hour';
export const allowed = 'Your directory may remove people for one hour.';
export const allowedUntil = (moment: string): string =>
  `Your directory may remove as many people as it wants until ${moment}.`;
/** The address and the tokens. */
export const address = 'Address';
export const addressHint =
  'Give your directory this address and a token. It signs in with the token as a bearer token.';
export const tokens = 'Tokens';
export const noTokens = 'There is no token, so no directory can reach your company.';
export const lasts = 'It lasts';
export const days = (count: number): string => plural(count, { one: '1 day', other: `${count} days` });
export const make = 'Make a token';
export const newToken = 'The new token';
export const shownOnce = 'Copy it now: it is shown once, and kept nowhere.';
export const copy = 'Copy';
export const copied = 'Token copied.';
export const notCopied = 'The token could not be copied. Please mark and copy it by hand.';
export const madeOn = (moment: string, end: string): string => `Made ${moment}, counts until ${end}`;
export const usedOn = (moment: string): string => `Last used ${moment}`;
export const neverUsed = 'Never used';
export const revoke = 'Revoke';
export const ofToken = (moment: string): string => ` the token made ${moment}`;
export const revoked = 'Token revoked.';
/** Groups. */
export const groups = 'What groups mean';
export const groupsAbout =
  'Groups of your directory can give roles. Try it first: you see who would get another role, and nothing changes.';
export const knownGroups = (people: number, names: string): string =>
  plural(people, {
    one: `Your directory has sent 1 person, and these groups: ${names}`,
    other: `Your directory has sent ${people} people, and these groups: ${names}`,
  });
export const noGroups = 'Your directory has sent no groups.';
export const group = (place: number): string => `Group ${place}`;
export const role = (place: number): string => `Role of group ${place}`;
export const addGroup = 'Add a group';
export const removeGroup = (place: number): string => `Remove group ${place}`;
export const tryIt = 'Try';
export const nobodyChanges = 'Nobody would get another role.';
export const changes = (count: number): string =>
  plural(count, { one: '1 person would get another role:', other: `${count} people would get another role:` });
export const change = (email: string, from: string, to: string): string => `${email}: ${from} becomes ${to}`;
export const unknownGroups = (names: string): string => `Your directory has not sent: ${names}`;
export const switchOn = 'Switch on';
export const switchOff = 'Switch off';
export const isOn = 'Groups give roles. What is changed by hand is changed back with the next change of a group.';
export const isOff = 'Groups give no roles. Whom the directory invites is a clinician.';
export const switchedOn = 'Groups give roles now.';
export const switchedOff = 'Groups give no roles any more.';
