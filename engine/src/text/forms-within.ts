import { oneOf } from './one-of.ts';

/** Forms that may stand anywhere in words, most of which hold none of them: one pattern says so for all. */
export class FormsWithin {
  readonly #forms: readonly string[];
  readonly #any: RegExp;

  /** @param forms none of them empty */
  constructor(forms: readonly string[]) {
    this.#forms = forms;
    this.#any = new RegExp(oneOf(forms));
  }

  /** Whether one of the forms stands in words. */
  occurIn(words: string): boolean {
    return this.#any.test(words);
  }

  /** Those of the forms that stand in words, in the order of the table. */
  in(words: string): readonly string[] {
    return this.#any.test(words) ? this.#forms.filter((form) => words.includes(form)) : none;
  }
}

const none: readonly string[] = [];
