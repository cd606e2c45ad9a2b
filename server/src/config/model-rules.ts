import { isAgreement } from './agreement.ts';
import { isModelElsewhere, wantsModel } from './model-place.ts';
import type { SettingName, Settings } from './settings.ts';

type Rule = { readonly breaks: (s: Settings) => boolean; readonly sentence: (s: Settings) => string };

/** Settings that say nothing while no model is wanted, and would be forgotten there. */
const useless = [
  'MODEL_NAME_CHARTWRIGHT',
  'MODEL_NAME_TRANSCRIPTX',
  'MODEL_NAME_VALIDIFY',
  'MODEL_NAME_SECOND_READING',
  'MODEL_RESOURCE',
  'MODEL_PROJECT',
  'MODEL_ACCESS_KEY_ID',
] as const satisfies readonly SettingName[];

const isSet = (value: unknown): boolean => value !== null;
const hasKey = (s: Settings): boolean => isSet(s.MODEL_API_KEY) || isSet(s.MODEL_API_KEY_FILE);
const hasSecret = (s: Settings): boolean => isSet(s.MODEL_SECRET_ACCESS_KEY) || isSet(s.MODEL_SECRET_ACCESS_KEY_FILE);
const isLabel = (value: string | null): boolean =>
  value === null || /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(value);

/** What each provider cannot be asked without. */
const providerRules: readonly Rule[] = [
  {
    breaks: (s) => s.MODEL_PROVIDER === 'azure' && s.MODEL_RESOURCE === null && s.MODEL_BASE_URL === null,
    sentence: () =>
      'MODEL_RESOURCE is missing; MODEL_PROVIDER=azure needs the name of the resource, or MODEL_BASE_URL.',
  },
  {
    breaks: (s) => (s.MODEL_PROVIDER === 'azure' || s.MODEL_PROVIDER === 'anthropic') && !hasKey(s),
    sentence: (s) =>
      `MODEL_API_KEY (or MODEL_API_KEY_FILE) is missing; MODEL_PROVIDER=${s.MODEL_PROVIDER} needs a key.`,
  },
  {
    breaks: (s) => (s.MODEL_PROVIDER === 'bedrock' || s.MODEL_PROVIDER === 'vertex') && s.MODEL_REGION === null,
    sentence: (s) => `MODEL_REGION is missing; MODEL_PROVIDER=${s.MODEL_PROVIDER} needs a region.`,
  },
  {
    breaks: (s) => s.MODEL_PROVIDER === 'bedrock' && !hasKey(s) && !(s.MODEL_ACCESS_KEY_ID !== null && hasSecret(s)),
    sentence: () =>
      'MODEL_PROVIDER=bedrock needs MODEL_ACCESS_KEY_ID with MODEL_SECRET_ACCESS_KEY (or MODEL_SECRET_ACCESS_KEY_FILE), or MODEL_API_KEY.',
  },
  {
    breaks: (s) => s.MODEL_PROVIDER === 'bedrock' && hasKey(s) && (s.MODEL_ACCESS_KEY_ID !== null || hasSecret(s)),
    sentence: () => 'MODEL_API_KEY and MODEL_ACCESS_KEY_ID are both set; keep one of them.',
  },
  {
    breaks: (s) => s.MODEL_PROVIDER === 'vertex' && s.MODEL_PROJECT === null,
    sentence: () => 'MODEL_PROJECT is missing; MODEL_PROVIDER=vertex needs the Google Cloud project.',
  },
  {
    breaks: (s) => s.MODEL_PROVIDER === 'vertex' && s.MODEL_SERVICE_ACCOUNT_FILE === null,
    sentence: () =>
      'MODEL_SERVICE_ACCOUNT_FILE is missing; MODEL_PROVIDER=vertex needs the key file of a service account.',
  },
  // What becomes a part of a host or an address must not become more than that.
  {
    breaks: (s) => !isLabel(s.MODEL_RESOURCE),
    sentence: () => 'MODEL_RESOURCE must be letters, digits and hyphens, as in the address of the resource.',
  },
  {
    breaks: (s) => !isLabel(s.MODEL_REGION),
    sentence: () => 'MODEL_REGION must be letters, digits and hyphens, such as us-east-1.',
  },
  {
    breaks: (s) => s.MODEL_PROJECT !== null && !/^[a-z0-9.:-]{1,100}$/.test(s.MODEL_PROJECT),
    sentence: () => 'MODEL_PROJECT must be the id of a project: small letters, digits and hyphens.',
  },
  {
    breaks: (s) => s.MODEL_API_VERSION !== null && !/^[a-z0-9.-]{1,50}$/.test(s.MODEL_API_VERSION),
    sentence: () => 'MODEL_API_VERSION must look like 2024-10-21.',
  },
];

/**
 * What goes to a model is shielded, but a shield finds most identifiers and not all (docs/security/threat-model.md), and
 * what is left of a chart is a patient's still: it goes to another machine only where somebody has signed for it.
 */
export const modelRules: readonly Rule[] = [
  {
    breaks: (s) => wantsModel(s) && s.MODEL_NAME === null,
    sentence: (s) =>
      `MODEL_NAME is missing; ${s.MODEL_BASE_URL === null ? 'MODEL_PROVIDER' : 'MODEL_BASE_URL'} needs the name of a model.`,
  },
  {
    breaks: (s) => isModelElsewhere(s) && s.MODEL_BAA_ON_FILE === null,
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
  {
    breaks: (s) => s.MODEL_SECRET_ACCESS_KEY !== null && s.MODEL_SECRET_ACCESS_KEY_FILE !== null,
    sentence: () => 'MODEL_SECRET_ACCESS_KEY and MODEL_SECRET_ACCESS_KEY_FILE are both set; keep one of them.',
  },
  {
    breaks: (s) => !wantsModel(s) && useless.some((name) => s[name] !== null),
    sentence: (s) =>
      `${useless.find((name) => s[name] !== null)} is set without a model; set MODEL_BASE_URL or MODEL_PROVIDER.`,
  },
  ...providerRules,
];
