import { findCorrected } from '../blocks/corrected-words.ts';
import { evenForm } from '../blocks/even-form.ts';
import { english, tongueOf, type Tongue } from '../compose/tongue.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import { glossOf } from '../languages/gloss-text.ts';
import type { NoteLanguage } from '../languages/language.ts';
import type { Span } from '../model/span.ts';
import { foldCapitals } from '../text/fold-capitals.ts';
import type { Turn } from '../text/turns.ts';
import { findTalk } from './find-talk.ts';
import { findAskedForm } from './forms/find-asked-form.ts';
import type { NoteOptions } from './note-options.ts';
import { readRequest, withoutRequest } from './requests/read-request.ts';
import type { Request } from './requests/request.ts';

/** What a note is made from: the text as it is read, whose talk it is, and the way back to the person's own input. */
export interface PreparedInput {
  /**
   * With blanks where the input asks for something, and in the form in which typed notes are read (`evenForm`); of a note in another
   * language its gloss.
   */
  readonly text: string;
  /** The same with the words that its writer takes back, and where they stand. */
  readonly whole: string;
  readonly takenBack: readonly Span[];
  /** The language of its words. */
  readonly language: NoteLanguage;
  /** How a note says what is read of it. */
  readonly tongue: Tongue;
  /** The turns of a visit's talk; none of a typed or dictated text. */
  readonly turns: readonly Turn[];
  readonly toInput: (span: Span) => Span;
  /** What it asks for itself; undefined too where it names a template. */
  readonly asked: Request | undefined;
}

/**
 * Readies a text for reading: what asks for a kind of note, or for a template, is no part of it.
 * @param toInput leads a range of `written` back to the person's own input, where `written` was made from it
 */
export function prepareInput(
  written: string,
  { form }: Pick<NoteOptions, 'form'>,
  toInput: (span: Span) => Span = (span) => span,
): PreparedInput {
  const named = form ? findAskedForm(written, [form.name]) : undefined;
  const asked = named ? undefined : readRequest(written);
  const said = withoutRequest(written, named ? [named.span] : (asked?.spans ?? []));
  const language = detectLanguage(said);
  // The readers of talk know English alone; talk in another language is read as it was typed.
  const turns = language === 'en' ? findTalk(said) : [];
  const asSaid = { whole: said, takenBack: [] };
  if (turns.length > 0) return { text: said, ...asSaid, turns, toInput, asked, language, tongue: english(said) };
  const whole = evenForm(said);
  if (language === 'en') {
    const takenBack = findCorrected(whole);
    const text = withoutRequest(whole, takenBack);
    return { text, whole, takenBack, turns, toInput, asked, language, tongue: english(text) };
  }
  const gloss = glossOf(whole, language, foldCapitals(said) !== said);
  const tongue = tongueOf(language, gloss);
  const read = { text: gloss.text, whole: gloss.text, takenBack: [] };
  return { ...read, turns, toInput: (span) => toInput(gloss.toSource(span)), asked, language, tongue };
}
