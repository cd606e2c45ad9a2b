import { spokenLanguages, type SpokenLanguage } from '@notewright/contract';
import type { ReactNode } from 'react';
import * as words from './words.ts';

interface Props {
  readonly language: SpokenLanguage;
  readonly onChoose: (language: SpokenLanguage) => void;
}

/** The language that is dictated, whatever the language of the pages. */
export function LanguageChoice({ language, onChoose }: Props): ReactNode {
  return (
    <select
      aria-label={words.spokenLanguage}
      value={language}
      onChange={(event) => {
        const chosen = spokenLanguages.find((one) => one === event.target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {spokenLanguages.map((one) => (
        <option key={one} value={one}>
          {words.languageNames[one]}
        </option>
      ))}
    </select>
  );
}
