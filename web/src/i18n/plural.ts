import { language } from './language.ts';

const rules = new Intl.PluralRules(language);

/**
 * The form of a text that goes with a count.
 * @param forms By the plural forms of English; another language has its own in `languages`
 */
export function plural(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string {
  return forms[rules.select(count)] ?? forms.other;
}
