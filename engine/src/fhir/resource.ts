import type { Fact } from '../document/fact.ts';

/** A resource of FHIR R4, or a part of one: plain data, as it stands in JSON. */
export interface Resource {
  readonly resourceType: string;
  readonly [field: string]: unknown;
}

/** A resource with the address that others of its bundle name it by. */
export interface Entry {
  readonly fullUrl: string;
  readonly resource: Resource;
}

export interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}

export interface Concept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}

export interface Reference {
  readonly reference: string;
}

/** What resources of one note share. */
export interface NoteContext {
  readonly patient: Reference;
  /** A note that nobody signed states and orders nothing yet. */
  readonly isSigned: boolean;
  /** Whoever signed it, and so asks for what it asks for. */
  readonly requester: Reference | undefined;
}

/** What becomes of a fact; undefined where its narrative alone says it. */
export type FactWriter<F extends Fact> = (fact: F, context: NoteContext) => Resource | undefined;

/** The words, and the code where one is known. */
export const conceptOf = (text: string, ...coding: readonly Coding[]): Concept =>
  coding.length > 0 ? { coding, text } : { text };

export const codeOf = (system: string, code: string, display?: string): Concept => ({
  coding: [{ system, code, ...(display === undefined ? {} : { display }) }],
});

export const referTo = ({ fullUrl }: Pick<Entry, 'fullUrl'>): Reference => ({ reference: fullUrl });

/** The words that a fact holds beside what a resource has fields for, as one annotation. */
export function notesOf(...said: readonly (string | undefined)[]): { readonly note?: readonly { text: string }[] } {
  const text = said.filter((one) => one !== undefined && one.trim() !== '').join('; ');
  return text === '' ? {} : { note: [{ text }] };
}

/** Fields without those that have no value: FHIR knows no empty ones. */
export function filled(resource: Resource): Resource {
  const fields = Object.entries(resource).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(fields) as unknown as Resource;
}

/** True for what is so of the patient, whatever else happens. */
export const isOfPatient = ({ assertion }: Fact): boolean =>
  assertion.experiencer === 'patient' && assertion.condition === undefined;
