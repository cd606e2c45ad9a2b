import { useEffect } from 'react';

/** Sets the browser tab's title. Names of pages only: a title never says anything about a patient. */
export function usePageTitle(title: string): void {
  useWholeTitle(title === '' ? 'Notewright' : `${title} - Notewright`);
}

/** Sets a title that has the product's name in it already. */
export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
