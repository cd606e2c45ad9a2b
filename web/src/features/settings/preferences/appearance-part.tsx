import type { ReactNode } from 'react';
import { toggleTheme, useDarkMode } from '../../../ui/theme.ts';
import { ChoicePart } from './choice-part.tsx';
import * as words from './words.ts';

const options = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const;

/** Light or dark, as the side menu switches it. */
export function AppearancePart(): ReactNode {
  const isDark = useDarkMode();
  return (
    <ChoicePart
      label={words.appearance}
      hint={words.appearanceHint}
      chosen={isDark ? 'dark' : 'light'}
      options={options}
      onChoose={toggleTheme}
    />
  );
}
