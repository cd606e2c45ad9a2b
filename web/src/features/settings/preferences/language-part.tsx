import type { ReactNode } from 'react';
import { chooseLanguage } from '../../../i18n/choose-language.ts';
import { language, languageNames } from '../../../i18n/language.ts';
import { ChoicePart } from './choice-part.tsx';
import * as words from './words.ts';

const options = Object.entries(languageNames).map(([one, name]) => ({ value: one, label: name, lang: one }));

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
