import { chronicChapters } from '../../codes/lasting.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';

/** A condition that the chart states as present in the patient now. */
export function isStated(mention: ConditionMention): boolean {
  const { negated, uncertain, family, hypothetical, historical } = mention.modifiers;
  return !negated && !uncertain && !family && !hypothetical && !historical;
}

/** True for a code of a condition that lasts. */
export const isChronic = (code: string): boolean => chronicChapters.test(code);

/**
 * A condition the patient lives with, even when it stands under "history of": clinicians list chronic conditions there,
 * and they are coded as current while they are managed (Official Guidelines IV.J).
 */
export function isLivedWith(mention: ConditionMention): boolean {
  const { negated, uncertain, family, hypothetical } = mention.modifiers;
  return !negated && !uncertain && !family && !hypothetical && (isStated(mention) || isChronic(mention.code));
}
