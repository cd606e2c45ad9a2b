import { limits } from '@notewright/contract';
import type { Settings } from '../config/settings.ts';
import { findTextPlace } from '../config/text-place.ts';

interface Known {
  /** Null where nobody can be written to. */
  readonly supportEmail: string | null;
  /** The organisation's own sign-in. */
  readonly provider: { readonly identities: { readonly name: string } } | null;
  readonly billing: { readonly isOn: boolean; readonly trialDays: number };
}

/** What the page has to know of its installation before it is drawn, by name (`web/src/api/page-setting.ts`). */
export function presentPageSettings(settings: Settings, known: Known): Readonly<Record<string, string>> {
  const { supportEmail, provider, billing } = known;
  return {
    ...(supportEmail === null ? {} : { 'support-email': supportEmail }),
    ...(provider === null ? {} : { 'sign-in-with': provider.identities.name }),
    ...(billing.isOn ? { 'trial-days': String(billing.trialDays) } : { billing: 'off' }),
    ...(settings.CODE_DIGITS === limits.otpDigits ? {} : { 'code-digits': String(settings.CODE_DIGITS) }),
    ...(settings.SPEECH_URL === null ? {} : { speech: 'on' }),
    ...(settings.BAA_FILE === null ? {} : { agreement: 'on' }),
    'text-place': findTextPlace(settings),
  };
}
