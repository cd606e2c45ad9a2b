import { spaceBetween } from './join-spoken.ts';

/**
 * Writes words into a field at its caret, as if they were typed: the field's own undo takes them back. What is
 * selected stays, and the words come behind it. The caret stands behind them.
 */
export function insertSpoken(field: HTMLTextAreaElement, said: string): void {
  const { value, selectionEnd: at } = field;
  const words = spaceBetween(value.slice(0, at), said, value.slice(at));
  field.focus();
  field.setSelectionRange(at, at);
  // The only way in which a page can write so that it can be undone; no browser is without it.
  if (document.execCommand('insertText', false, words)) return;
  field.setRangeText(words, at, at, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
