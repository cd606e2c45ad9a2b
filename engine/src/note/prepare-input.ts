import { evenForm } from '../blocks/even-form.ts';
import type { Span } from '../model/span.ts';
import type { Turn } from '../text/turns.ts';
import { findTalk } from './find-talk.ts';
import { findAskedForm } from './forms/find-asked-form.ts';
import type { NoteOptions } from './note-options.ts';
import { readRequest, withoutRequest } from './requests/read-request.ts';
import type { Request } from './requests/request.ts';

/** What a note is made from: the text as it is read, whose talk it is, and the way back to the person's own input. */
export interface PreparedInput {
  /** With blanks where the input asks for something, and in the form in which typed notes are read (`evenForm`). */
  readonly text: string;
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
  const turns = findTalk(said);
  return { text: turns.length > 0 ? said : evenForm(said), turns, toInput, asked };
}
