import type { FastifyRequest } from 'fastify';
import { defineMessage } from '@notewright/engine/message';
import { parseFilter, type Filter } from '../../scim/filter.ts';
import type { AttributesWanted, PageWanted } from '../../scim/present.ts';
import { refuseInput } from '../../scim/scim-error.ts';

/** A parameter of the address; the first one where it came twice. */
function readParameter({ query }: FastifyRequest, name: string): string | null {
  const found = Object.entries(query as Readonly<Record<string, unknown>>).find(([key]) => key.toLowerCase() === name);
  const value: unknown = Array.isArray(found?.[1]) ? found[1][0] : found?.[1];
  return typeof value === 'string' ? value : null;
}

export function readId({ params }: FastifyRequest): string {
  return (params as { readonly id: string }).id;
}

/** @throws ScimError `invalidFilter` */
export function readFilter(request: FastifyRequest): Filter | null {
  const text = readParameter(request, 'filter');
  return text === null || text.trim() === '' ? null : parseFilter(text);
}

/** Which page of a list is wanted. @throws ScimError `invalidValue` */
export function readPage(request: FastifyRequest): PageWanted {
  const readNumber = (name: string): number | null => {
    const text = readParameter(request, name);
    if (text === null) return null;
    if (!/^-?\d{1,9}$/.test(text))
      refuseInput('invalidValue', defineMessage('scim.pageInvalid', '"startIndex" and "count" are whole numbers.'));
    return Number(text);
  };
  return { startIndex: readNumber('startindex'), count: readNumber('count') };
}

export function readAttributes(request: FastifyRequest): AttributesWanted {
  const names = (parameter: string): ReadonlySet<string> =>
    new Set(
      (readParameter(request, parameter) ?? '')
        .split(',')
        .map((name) =>
          name
            .trim()
            .toLowerCase()
            .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, ''),
        )
        .filter((name) => name !== '')
        .map((name) => (parameter === 'attributes' ? (name.split('.')[0] ?? '') : name)),
    );
  return { only: names('attributes'), without: names('excludedattributes') };
}

/** Whether a version is among those of a header `If-Match` or `If-None-Match`; without the header, `otherwise`. */
function hasVersion(header: string | undefined, version: string, otherwise: boolean): boolean {
  if (header === undefined) return otherwise;
  const fold = (tag: string): string => tag.trim().replace(/^W\//i, '');
  return header.split(',').some((tag) => tag.trim() === '*' || fold(tag) === fold(version));
}

/** Whether the sender of a change has seen this version. */
export const seenBy =
  ({ headers }: FastifyRequest) =>
  (version: string): boolean =>
    hasVersion(headers['if-match'], version, true);

/** Whether the sender has this version already. */
export const isHeld = ({ headers }: FastifyRequest, version: string): boolean =>
  hasVersion(headers['if-none-match'], version, false);
