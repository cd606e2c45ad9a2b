import {
  questionForms,
  questionWords,
  type QuestionKind,
  type QuestionLanguage,
} from '../../knowledge/question-words.ts';

/** A way to ask, made ready; the group `x` of the pattern is what is asked after. */
export interface QuestionForm {
  readonly language: QuestionLanguage;
  readonly kind: QuestionKind;
  /** Only the mark at the end tells it from dictation. */
  readonly needsMark: boolean;
  readonly pattern: RegExp;
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()[\]\\/]/g, String.raw`\$&`);

const oneOf = (names: string): string =>
  `(?:${names
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})`;

const gap = String.raw`[\s,]+`;

function patternOf(part: string): string {
  const name = part.replace(/[<>?]/g, '');
  const own = part.startsWith('{')
    ? String.raw`(?<x>\S(?:.*?\S)?)`
    : part.startsWith('<')
      ? oneOf(questionWords[name] ?? '')
      : escaped(part);
  return part.endsWith('?') ? `(?:${own}${gap})?` : own;
}

/** A form as the pattern of a whole message. An optional part never stands last. */
function compile(form: string): RegExp {
  const parts = form.split(' ');
  const words = parts
    .map((part, at) => patternOf(part) + (at === parts.length - 1 || part.endsWith('?') ? '' : gap))
    .join('');
  return new RegExp(`^(?:${oneOf(questionWords['please'] ?? '')}${gap}){0,2}${words}$`, 'd');
}

let made: readonly QuestionForm[] | undefined;
/** All ways to ask, in the order in which they are tried. */
export const readQuestionForms = (): readonly QuestionForm[] =>
  (made ??= questionForms.map(([language, kind, mark, form]) => ({
    language,
    kind,
    needsMark: mark === '?',
    pattern: compile(form),
  })));
