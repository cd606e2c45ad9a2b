import type { PhraseField } from './phrase-field.ts';

/** The message box as a field of phrases. What is written can be undone like what is typed. */
export const fieldOf = (area: HTMLTextAreaElement): PhraseField => ({
  read: () => ({ text: area.value, selection: { start: area.selectionStart, end: area.selectionEnd } }),
  replace: ({ start, end }, words) => {
    area.focus();
    area.setSelectionRange(start, end);
    // The only way in which a page can write so that it can be undone; no browser is without it.
    if (!document.execCommand('insertText', false, words)) {
      area.setRangeText(words, start, end, 'end');
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    return { start, end: start + words.length };
  },
  select: ({ start, end }) => area.setSelectionRange(start, end),
});
