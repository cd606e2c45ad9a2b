import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../i18n/choose-language.ts';
import { language, languageNames } from '../i18n/language.ts';

/** A link to the same page in each other language; the page is reloaded. */
export function LanguageLink({ className }: { readonly className?: string }): ReactNode {
  const location = useLocation();
  const others = Object.entries(languageNames).filter(([one]) => one !== language);
  return others.map(([other, name]) => (
    <a key={other} href={addressIn(other, location)} hrefLang={other} lang={other} className={className}>
      {name}
    </a>
  ));
}
