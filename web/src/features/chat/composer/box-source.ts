import type { SentSourceInput } from '@notewright/contract';
import type { SourceKind } from '@notewright/engine';

interface Described {
  /** This page's own. */
  readonly id: string;
  readonly kind: SourceKind;
  readonly name: string;
  /** The day it is from, as `2026-03-03`; null where that is not said. */
  readonly date: string | null;
  /** Why the server did not take it, in one sentence. */
  readonly problem?: string;
}

/** A file that goes with a message. */
export type FileSource = Described & { readonly origin: 'file'; readonly file: File };

/** What goes with a message beside what is typed. In memory only. */
export type BoxSource =
  | FileSource
  | (Described & { readonly origin: 'text'; readonly text: string })
  | (Described & { readonly origin: 'note'; readonly messageId: string });

/** What can be said of any of them. */
export type SourceDetails = Pick<Described, 'kind' | 'name' | 'date'>;

export const toFileSource = (file: File): FileSource => ({
  id: crypto.randomUUID(),
  origin: 'file',
  kind: 'current',
  name: file.name,
  date: null,
  file,
});

export const filesOfSources = (sources: readonly BoxSource[]): readonly FileSource[] =>
  sources.filter((source) => source.origin === 'file');

function toSent(source: BoxSource): SentSourceInput {
  const { kind, name, date } = source;
  if (source.origin === 'text') return { origin: 'text', kind, name, date, text: source.text };
  if (source.origin === 'note') return { origin: 'note', kind, name, date, message_id: source.messageId };
  return { origin: 'file', kind, name, date };
}

/** One file of the visit under its own name needs no words about it. */
const isPlain = (source: BoxSource): boolean =>
  source.origin === 'file' && source.kind === 'current' && source.date === null && source.name === source.file.name;

/** The field of the sending calls that says what the sources are; none where there is nothing to say. */
export function describeSources(sources: readonly BoxSource[]): { readonly sources?: string } {
  return sources.every(isPlain) ? {} : { sources: JSON.stringify(sources.map(toSent)) };
}

/** True where the same would be sent: a second try is the same message then. */
export function areSame(one: readonly BoxSource[], other: readonly BoxSource[]): boolean {
  const idsOf = (sources: readonly BoxSource[]): string =>
    JSON.stringify(sources.map((source) => [source.id, toSent(source)]));
  return idsOf(one) === idsOf(other);
}
