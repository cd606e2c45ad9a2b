/**
 * A status as charts write it.
 * - code: `?` stands for the side: the table's own digit for right, left, both or unspecified
 * - keys: words of which one must stand in the sentence, in every form that charts use
 * - near: what must stand near the key as well; null where the key says enough
 * - unless: what must not stand near it
 */
export type StatusRow = readonly [code: string, keys: string, near?: RegExp | null, unless?: RegExp];
