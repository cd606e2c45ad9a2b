import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { toggleTheme } from '../../ui/theme.ts';
import * as words from './words.ts';

/**
 * Switches between light and dark. Both of its faces are in the page and the theme's class shows one of them, so that it
 * says the right thing in a page that was written before anybody's theme was known.
 */
export function PublicThemeButton(): ReactNode {
  return (
    <button type="button" className="pub-bar-theme" data-theme-button="" onClick={toggleTheme}>
      <span className="pub-when-light">
        <Moon aria-hidden="true" />
        <span className="sr-only">{words.dark}</span>
      </span>
      <span className="pub-when-dark">
        <Sun aria-hidden="true" />
        <span className="sr-only">{words.light}</span>
      </span>
    </button>
  );
}
