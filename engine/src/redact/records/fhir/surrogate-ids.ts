/** Stands in place of the ids of resources, so that references still lead to what they led to. */
export interface SurrogateIds {
  /** The id that stands for an id: the same for the same, and nothing of it in it. */
  readonly idFor: (id: string) => string;
  /** The same for an id that must be a UUID. */
  readonly uuidFor: (id: string) => string;
  /** A reference or address with its id replaced; nothing when it has none and identifies nobody. */
  readonly referenceFor: (reference: string) => string | undefined;
}

const longestReference = 1000;
const typedPattern = /^(?:.*\/)?([A-Z][A-Za-z]{2,60})\/([A-Za-z0-9\-._]{1,128})(\/_history\/[^/]{1,64})?(#.*)?$/s;
const queryPattern = /^(?:.*\/)?([A-Z][A-Za-z]{2,60})\?/s;
const typePattern = /^[A-Z][A-Za-z]{2,60}$/;
const server = /^https?:\/\//;
/** Reserved for names that lead nowhere (RFC 2606). */
const nowhere = 'https://redact.invalid/';

/** Starts giving ids, counted in the order in which they are met, so that none can be computed from what it stands for. */
export function makeSurrogateIds(): SurrogateIds {
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    const folded = id.toLowerCase();
    const known = numbers.get(folded);
    if (known !== undefined) return known;
    numbers.set(folded, numbers.size + 1);
    return numbers.size;
  };
  const idFor = (id: string): string => `redact-${numberOf(id)}`;
  const uuidFor = (id: string): string => `00000000-0000-4000-8000-${String(numberOf(id)).padStart(12, '0')}`;
  return {
    idFor,
    uuidFor,
    referenceFor: (reference) => {
      if (reference === '#' || typePattern.test(reference)) return undefined;
      if (reference.startsWith('#')) return `#${idFor(reference.slice(1))}`;
      if (/^urn:uuid:/i.test(reference)) return `urn:uuid:${uuidFor(reference.slice(9))}`;
      if (/^urn:oid:/i.test(reference)) return `urn:oid:2.999.${numberOf(reference.slice(8))}`;
      if (reference.length > longestReference) return idFor(reference);
      const base = server.test(reference) ? nowhere : '';
      const typed = typedPattern.exec(reference);
      if (typed) return `${base}${typed[1] ?? ''}/${idFor(typed[2] ?? '')}${typed[3] ? '/_history/1' : ''}`;
      const query = queryPattern.exec(reference)?.[1];
      return query ? `${base}${query}?identifier=REDACT` : `${base}${idFor(reference)}`;
    },
  };
}
