import { limits } from '@notewright/contract';

/**
 * What stands in a page that is built ahead where the server puts a setting of its installation into the text. In the
 * browser the server has done so already.
 */
const placeholders: Readonly<Record<string, string>> = {
  'support-email': '__SUPPORT_EMAIL__',
  'trial-days': '__TRIAL_DAYS__',
};

/** A setting of this installation, which the server wrote into the page's head; null when it has none. */
export function readPageSetting(name: string): string | null {
  if (typeof document === 'undefined') return placeholders[name] ?? null;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="notewright-${name}"]`);
  return meta === null || meta.content === '' ? null : meta.content;
}

/**
 * How many days somebody may try it, as the server writes it into a built page: `0` or nothing where there is no trial.
 * What says so is always drawn, so that the page stays as it was built; the root's `data-trial` hides it.
 */
export function readTrialDays(): string {
  return readPageSetting('trial-days') ?? '';
}

/** How many digits the codes have that are mailed at sign-up and reset: what the specification says, unless told else. */
export function readCodeDigits(): number {
  return Number(readPageSetting('code-digits') ?? limits.otpDigits);
}
