import type { Message } from '@notewright/engine/message';

/** A body of the contract in which messages stand where it has text, and nowhere else. */
export type Localizable<T> = T extends string
  ? string extends T
    ? T | Message
    : T
  : T extends (...values: never) => unknown
    ? T
    : T extends object
      ? { readonly [Name in keyof T]: Localizable<T[Name]> }
      : T;

/** A part of an answer in which some fields hold messages. */
export type WithMessages<T, Name extends keyof T> = Omit<T, Name> & Localizable<Pick<T, Name>>;
