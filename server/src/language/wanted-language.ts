/** The languages in which the server writes pages of its own. */
export type WantedLanguage = 'en' | 'es';

const spanish = /^es(?:-[a-z\d-]{1,20})?$/i;
const english = /^(?:en(?:-[a-z\d-]{1,20})?|\*)$/i;

/**
 * The language that somebody reads, as their browser says it (RFC 9110, 12.5.4): Spanish when it is liked better than
 * English, else English.
 */
export function readWantedLanguage(accepted: string | undefined): WantedLanguage {
  let best: { readonly language: WantedLanguage; readonly weight: number } = { language: 'en', weight: 0 };
  for (const one of (accepted ?? '').slice(0, 500).split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    const language = spanish.test(name) ? 'es' : english.test(name) ? 'en' : null;
    const given = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    const weight = given === undefined ? 1 : Number(given);
    if (language !== null && weight > best.weight && weight <= 1) best = { language, weight };
  }
  return best.language;
}
