import { dependentHeads, pointers } from '../knowledge/dependent-heads.ts';

const endsWord = (char: string | undefined): boolean => char === undefined || !/[a-z\d]/i.test(char);

const startsWithForm = (words: string, form: string): boolean => words.startsWith(form) && endsWord(words[form.length]);

/** True for a clause that says more of the one before it and means nothing cut from it. */
export function dependsOnBefore(clause: string): boolean {
  const words = clause.toLowerCase().replace(/^[\s,;:.!(–—-]+/, '');
  if (dependentHeads.some((form) => startsWithForm(words, form))) return true;
  return pointers.some((form) => {
    const at = words.indexOf(form);
    return at > 0 && words[at - 1] === ' ' && endsWord(words[at + form.length]);
  });
}
