import { useEffect } from 'react';

/** Sets the browser tab's title. Names of pages only: a title never says anything about a patient. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Notewright' : `${title} - Notewright`;
  }, [title]);
}
