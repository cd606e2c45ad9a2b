import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseLanguage } from '../../../lib/choose-language.ts';
import { language, type Language } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as words from './words.ts';

/** Each language by its own name: whoever looks for it may be unable to read the page that stands. */
const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
const languages = ['en', 'es'] as const;

/**
 * The language of the pages. Buttons, not radio buttons: the page is loaded again, which must not happen to somebody
 * who only moves through the choices with the arrow keys.
 */
export function LanguageSection(): ReactNode {
  return (
    <SettingsSection id="language" title={words.title} description={words.description}>
      <div role="group" aria-label={words.choices} className="flex flex-wrap gap-2.5">
        {languages.map((one) => {
          const isChosen = one === language;
          return (
            <Button
              key={one}
              lang={one}
              aria-current={isChosen ? 'true' : undefined}
              onClick={() => {
                if (!isChosen) chooseLanguage(one);
              }}
            >
              {isChosen && <Check aria-hidden="true" className="size-4 stroke-[1.8]" />}
              {names[one]}
            </Button>
          );
        })}
      </div>
    </SettingsSection>
  );
}
