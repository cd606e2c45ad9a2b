import type { QuestionKind, QuestionLanguage } from '../../knowledge/question-words.ts';

/** What a message asks of the note at hand. */
export interface Question {
  readonly kind: QuestionKind;
  readonly language: QuestionLanguage;
  /** What it asks after, in its own words; empty where it names nothing ("how old is she?"). */
  readonly about: string;
}
