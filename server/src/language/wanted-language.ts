import { catalogues } from './catalogues.ts';

/** The tag of a language in which the server answers: English, or one of `languages`. */
export type WantedLanguage = string;

/** Every language in which the server answers. */
export const knownLanguages: readonly WantedLanguage[] = ['en', ...catalogues.keys()];

/** The language that a range of `Accept-Language` asks for ("es-MX" asks for "es"); null for one that is not known. */
function matchRange(range: string, languages: readonly WantedLanguage[]): WantedLanguage | null {
  if (range === '*') return 'en';
  const [primary = ''] = range.toLowerCase().split('-', 1);
  return /^[a-z]{2,3}(?:-[a-z\d-]{1,20})?$/i.test(range) && languages.includes(primary) ? primary : null;
}

/**
 * The language that somebody reads, as their browser says it (RFC 9110, 12.5.4): the one of ours that is liked best,
 * else English.
 */
export function readWantedLanguage(accepted: string | undefined, languages = knownLanguages): WantedLanguage {
  let best: { readonly language: WantedLanguage; readonly weight: number } = { language: 'en', weight: 0 };
  for (const one of (accepted ?? '').slice(0, 500).split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    const language = matchRange(name, languages);
    const given = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    const weight = given === undefined ? 1 : Number(given);
    if (language !== null && weight > best.weight && weight <= 1) best = { language, weight };
  }
  return best.language;
}
