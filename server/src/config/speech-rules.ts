import { isAgreement } from './agreement.ts';
import { isAddressHere } from './loopback.ts';
import type { Settings } from './settings.ts';

type Rule = { readonly breaks: (s: Settings) => boolean; readonly sentence: (s: Settings) => string };

const isElsewhere = ({ SPEECH_URL: address }: Settings): boolean => address !== null && !isAddressHere(address);

/**
 * Recordings hold a patient's words and the clinician's voice, and cannot be shielded (product decisions, section 4):
 * they stay on this machine, or go where somebody has signed for them.
 */
export const speechRules: readonly Rule[] = [
  {
    breaks: (s) => s.SPEECH_URL !== null && s.SPEECH_MODEL === null,
    sentence: () => 'SPEECH_MODEL is missing; SPEECH_URL needs the name of a speech model.',
  },
  {
    breaks: (s) => isElsewhere(s) && s.SPEECH_BAA_ON_FILE === null,
    sentence: () =>
      'SPEECH_BAA_ON_FILE is missing; recordings go to another machine only under a business associate agreement: say who signed it and when, or set SPEECH_URL to an address of this machine.',
  },
  {
    breaks: (s) => isElsewhere(s) && !/^https:/i.test(s.SPEECH_URL ?? ''),
    sentence: () => 'SPEECH_URL must begin with https:// (http:// is accepted for this machine’s own addresses only).',
  },
  {
    breaks: (s) => s.SPEECH_BAA_ON_FILE !== null && !isAgreement(s.SPEECH_BAA_ON_FILE),
    sentence: () =>
      'SPEECH_BAA_ON_FILE must say who signed the agreement and on what day, such as "Example Speech Inc., 2026-03-14".',
  },
  {
    breaks: (s) => s.SPEECH_KEY !== null && s.SPEECH_KEY_FILE !== null,
    sentence: () => 'SPEECH_KEY and SPEECH_KEY_FILE are both set; keep one of them.',
  },
  {
    breaks: (s) =>
      s.SPEECH_URL === null && (s.SPEECH_KEY !== null || s.SPEECH_KEY_FILE !== null || s.SPEECH_MODEL !== null),
    sentence: () => 'SPEECH_URL is missing; the other SPEECH settings need the address of the speech endpoint.',
  },
];
