import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../i18n/choose-language.ts';
import { language, type Language } from '../i18n/language.ts';

/** Each language names itself, so that whoever looks for it can read it. */
const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** A link to the same page in the other language; the page is reloaded. */
export function LanguageLink({ className }: { readonly className?: string }): ReactNode {
  const location = useLocation();
  const other: Language = language === 'en' ? 'es' : 'en';
  return (
    <a href={addressIn(other, location)} hrefLang={other} lang={other} className={className}>
      {names[other]}
    </a>
  );
}
