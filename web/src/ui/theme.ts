import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const key = 'darkMode';

function readChoice(): boolean {
  try {
    const stored = localStorage.getItem(key);
    if (stored === 'true' || stored === 'false') return stored === 'true';
  } catch {
    // Storage refused: the system's theme stands.
  }
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}

// Light until `followTheme`, as in a page that was built ahead; the class on the page is right before the first paint.
const themeStore = createStore<{ dark: boolean }>(() => ({ dark: false }));

function applyTheme(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  themeStore.setState({ dark });
}

/** True while the dark theme is on. */
export function useDarkMode(): boolean {
  return useStore(themeStore, (state) => state.dark);
}

/** Switches between light and dark and keeps the choice under `darkMode` as 'true' or 'false'. */
export function toggleTheme(): void {
  const dark = !themeStore.getState().dark;
  applyTheme(dark);
  try {
    localStorage.setItem(key, String(dark));
  } catch {
    // Storage refused: the choice holds for this visit.
  }
}

/** Follows a choice made in another tab. `app/before-paint.js` has set the class before the first paint. */
export function followTheme(): void {
  applyTheme(readChoice());
  addEventListener('storage', (event) => {
    if (event.key === key) applyTheme(readChoice());
  });
}
