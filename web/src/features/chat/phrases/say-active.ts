import type { PhraseTyping } from './phrase-typing.ts';
import { optionId } from './phrase-menu.tsx';

/**
 * Tells whoever listens to a field which line of the list is chosen, as long as there is one. A field of several lines cannot be a
 * combobox (ARIA 1.2); as a textbox it points at the list and its active line in the same way.
 */
export function sayActive(field: HTMLElement, typing: PhraseTyping, id: string): () => void {
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-haspopup', 'listbox');
  const say = (): void => {
    const { menu } = typing.store.getState();
    if (menu === null) {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
      return;
    }
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-activedescendant', optionId(id, menu.active));
  };
  say();
  const stop = typing.store.subscribe(say);
  return () => {
    stop();
    for (const name of ['aria-autocomplete', 'aria-haspopup', 'aria-controls', 'aria-activedescendant'])
      field.removeAttribute(name);
  };
}
