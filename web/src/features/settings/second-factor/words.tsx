import type { ReactNode } from 'react';
import { plural } from '../../../i18n/plural.ts';

export const title = 'Second factor';
export const description = 'Asked for at log-in besides your password, so that a password alone opens nothing.';
export const descriptionNeeded = 'Asked for at log-in besides your password. You need at least one.';
export const notLoaded = 'Your second factors could not be loaded.';
export const remove = 'Remove';
/** The authenticator app. */
export const app = 'Authenticator app';
export const notSetUp = 'Not set up';
export const setUpOn = (day: string): string => `Set up on ${day}`;
export const setUp = 'Set up';
export const replace = 'Replace';
export const appRemoved = 'Your authenticator app was removed.';
export const removeAppAsk = 'Remove the authenticator app?';
export const appForm = 'Set up an authenticator app';
export const qrCode = 'QR code for your authenticator app';
export const scan = 'Scan this with an authenticator app, such as the one in your password manager or on your phone.';
export const openHere = 'Open it in the app on this device';
export const typeInstead = 'If you cannot scan it, type this key into the app:';
export const codeNow = 'Code that the app shows now';
export const confirm = 'Confirm';
/** Passkeys. */
export const passkeys = 'Passkeys';
export const passkeyCount = (count: number): string =>
  count === 0 ? 'None' : plural(count, { one: 'One passkey', other: `${count} passkeys` });
export const addPasskey = 'Add a passkey';
export const yourPasskeys = 'Your passkeys';
export const notAtThisAddress = 'Passkeys cannot be used at the address of this server. An authenticator app can.';
export const notInThisBrowser = 'Passkeys cannot be used in this browser. An authenticator app can.';
export const openAt = (address: ReactNode): ReactNode => <>Open this page at {address} to use passkeys.</>;
export const passkeyName = 'Name of the passkey';
export const passkeyNameHint = 'So that you know it again. The browser asks you next.';
export const goOn = 'Go on';
export const passkeyRemoved = 'Your passkey was removed.';
export const noPasskeyMade = 'No passkey was made. Please try again.';
export const removePasskeyAsk = 'Remove this passkey?';
export const passkeyFacts = (added: string, used: string | null, isSynced: boolean): string => {
  if (used === null)
    return isSynced
      ? `Added on ${added}, not used yet, kept on your other devices too.`
      : `Added on ${added}, not used yet.`;
  return isSynced
    ? `Added on ${added}, last used on ${used}, kept on your other devices too.`
    : `Added on ${added}, last used on ${used}.`;
};
export const rename = 'Rename';
export const renameOne = (name: string): string => `Rename ${name}`;
export const removeOne = (name: string): string => `Remove ${name}`;
/** Names that a new passkey begins with. */
export const devices: Readonly<
  Record<'iphone' | 'ipad' | 'android' | 'windows' | 'mac' | 'chromebook' | 'linux', string>
> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android device',
  windows: 'Windows computer',
  mac: 'Mac',
  chromebook: 'Chromebook',
  linux: 'Linux computer',
};
export const anyDevice = 'My passkey';
/** Before a factor goes. */
export const removingLast =
  'Your password alone will open your account then. Other browsers that are logged in will be logged out.';
export const removingOne = 'It will count no more at log-in. Other browsers that are logged in will be logged out.';
export const keep = 'Keep it';
/** Recovery codes. */
export const recoveryCodes = 'Recovery codes';
export const codesLeft = (left: number): string =>
  left === 0 ? 'None left' : plural(left, { one: 'One left', other: `${left} left` });
export const makeNewCodes = 'Make new codes';
export const yourCodes = 'Your recovery codes';
export const codesLead =
  'Each code works once when your app or passkey is out of reach. Keep them where nobody else finds them. They are shown only now.';
export const copy = 'Copy';
export const download = 'Download';
export const print = 'Print';
export const copied = 'The codes are copied.';
export const notCopied = 'The browser did not let this page copy. Please select the codes and copy them.';
export const haveKept = 'I have kept these codes';
export const done = 'Done';
/** The file of the codes. */
export const fileTitle = 'Notewright recovery codes';
export const fileAccount = (email: string): string => `Account: ${email}`;
export const fileDay = (day: string): string => `Made on: ${day}`;
export const fileAdvice =
  'Each code works once, in the place of your authenticator app or passkey. Keep them where nobody else finds them.';
export const fileName = 'notewright-recovery-codes.txt';
