import type { ReactNode } from 'react';
import { chooseLanguage } from '../../../i18n/choose-language.ts';
import { language, type Language } from '../../../i18n/language.ts';
import { ChoicePart } from './choice-part.tsx';
import * as words from './words.ts';

/** Each language by its own name: whoever looks for it may be unable to read the page that stands. */
const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
const options = (['en', 'es'] as const).map((one) => ({ value: one, label: names[one], lang: one }));

/** The language of the pages; choosing one loads the page again. */
export function LanguagePart(): ReactNode {
  return (
    <ChoicePart
      label={words.language}
      hint={words.languageHint}
      chosen={language}
      options={options}
      onChoose={chooseLanguage}
    />
  );
}
