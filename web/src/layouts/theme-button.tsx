import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { toggleTheme, useDarkMode } from '../lib/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Switches between light and dark on pages without the side menu. */
export function ThemeButton(): ReactNode {
  const isDark = useDarkMode();
  return (
    <IconButton label={isDark ? 'Light Mode' : 'Dark Mode'} onClick={toggleTheme}>
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
