import type { WantedLanguage } from './wanted-language.ts';
import { sayIn } from './say-in.ts';
import type { Say } from './sentences.ts';

const suffix = ' - Notewright';

/** A text between two tags: known as a whole, or sentence by sentence. */
function sayText(text: string, say: Say): string {
  const whole = say(text);
  if (whole !== text) return whole;
  if (text.endsWith(suffix)) return sayText(text.slice(0, -suffix.length), say) + suffix;
  return text
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map(say)
    .join(' ');
}

/**
 * A page that the server writes itself, as somebody reads it in their language: every text between its tags that is one
 * of the server's is said in it. Values of fields and addresses are left alone.
 */
export function turnPage(html: string, language: WantedLanguage): string {
  if (language === 'en') return html;
  const say = sayIn(language);
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/>([^<>]*\p{L}[^<>]*)</gu, (_, text: string) => {
      const [, before = '', own = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      return `>${before}${sayText(own, say)}${after}<`;
    });
}
