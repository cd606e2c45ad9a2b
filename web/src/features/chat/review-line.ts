import { useProfile, type UserProfile } from '../../api/account/profile.ts';
import { readPageSetting } from '../../api/page-setting.ts';
import * as words from './words.ts';

type Asked = Pick<UserProfile, 'workspace' | 'allows_models' | 'preferences'>;

/** True where nobody switched language models off for what is written here: the company's owner, or the person. */
const mayAskModels = ({ workspace, allows_models: byCompany, preferences }: Asked): boolean =>
  workspace === 'company' ? byCompany : preferences.uses_models;

/**
 * That results are drafts, and where the words that they are made from may come to, as the server knows it.
 *
 * @param profile whose words they are; undefined until it is there, when nothing is said of where they come to that could be otherwise.
 */
export function reviewLine(profile: Asked | undefined): string {
  const place = readPageSetting('text-place');
  const isAsked = place !== 'model' || (profile !== undefined && mayAskModels(profile));
  const placed = place === null ? undefined : words.placed[isAsked ? place : 'elsewhere'];
  return [words.review, placed].filter(Boolean).join(' ');
}

/** The same for whoever is signed in. */
export const useReviewLine = (): string => reviewLine(useProfile().data);
