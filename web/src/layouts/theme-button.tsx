import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { toggleTheme, useDarkMode } from '../ui/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import * as words from './theme.words.ts';

/** Switches between light and dark on pages without the side menu. */
export function ThemeButton(): ReactNode {
  const isDark = useDarkMode();
  return (
    <IconButton label={isDark ? words.lightMode : words.darkMode} onClick={toggleTheme}>
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
