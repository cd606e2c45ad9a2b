import type { Span } from '../model/span.ts';
import { findTurns, type Turn } from '../text/turns.ts';
import { findAskedForm } from './forms/find-asked-form.ts';
import { findAskedKind, withoutRequest } from './kind-asked.ts';
import type { NoteOptions } from './note-options.ts';
import type { NoteKind } from '../model/result.ts';

/** What a note is made from: the text as it is read, whose talk it is, and the way back to the person's own input. */
export interface PreparedInput {
  /** With blanks where the input asks for a kind of note. */
  readonly text: string;
  /** The turns of a visit's talk; none of a typed or dictated text. */
  readonly turns: readonly Turn[];
  readonly toInput: (span: Span) => Span;
  /** The kind of note that it asks for itself. */
  readonly askedKind: NoteKind | undefined;
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
  const asked = form ? findAskedForm(written, [form.name]) : findAskedKind(written);
  const text = asked ? withoutRequest(written, asked.span) : written;
  return { text, turns: findTurns(text), toInput, askedKind: asked && 'kind' in asked ? asked.kind : undefined };
}
