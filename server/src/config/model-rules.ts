import { isAgreement } from './agreement.ts';
import { isAddressHere } from './loopback.ts';
import type { Settings } from './settings.ts';

type Rule = { readonly breaks: (s: Settings) => boolean; readonly sentence: (s: Settings) => string };

/**
 * What goes to a model is shielded, but a shield finds most identifiers and not all (docs/security/threat-model.md), and
 * what is left of a chart is a patient's still: it goes to another machine only where somebody has signed for it.
 */
export const modelRules: readonly Rule[] = [
  {
    breaks: (s) => s.MODEL_BASE_URL !== null && s.MODEL_NAME === null,
    sentence: () => 'MODEL_NAME is missing; MODEL_BASE_URL needs the name of a model.',
  },
  {
    breaks: (s) => s.MODEL_BASE_URL !== null && !isAddressHere(s.MODEL_BASE_URL) && s.MODEL_BAA_ON_FILE === null,
    sentence: () =>
      'MODEL_BAA_ON_FILE is missing; text goes to a model on another machine only under a business associate agreement: say who signed it and when, or set MODEL_BASE_URL to an address of this machine.',
  },
  {
    breaks: (s) => s.MODEL_BAA_ON_FILE !== null && !isAgreement(s.MODEL_BAA_ON_FILE),
    sentence: () =>
      'MODEL_BAA_ON_FILE must say who signed the agreement and on what day, such as "Example Models Inc., 2026-03-14".',
  },
  {
    breaks: (s) => s.MODEL_API_KEY !== null && s.MODEL_API_KEY_FILE !== null,
    sentence: () => 'MODEL_API_KEY and MODEL_API_KEY_FILE are both set; keep one of them.',
  },
];
