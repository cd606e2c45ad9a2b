import type { Template, TemplateHeading } from '@notewright/contract';

/** A heading while it is written; the key stays with it when it moves. */
export interface DraftHeading extends TemplateHeading {
  readonly key: number;
}

export interface Draft {
  readonly name: string;
  readonly isShared: boolean;
  readonly headings: readonly DraftHeading[];
}

let lastKey = 0;
export const emptyHeading = (): DraftHeading => ({ key: (lastKey += 1), title: '', instruction: '', takes: [] });

export function draftOf(template: Template | null): Draft {
  if (template === null) return { name: '', isShared: false, headings: [emptyHeading()] };
  const { name, is_shared: isShared, headings } = template;
  return { name, isShared, headings: headings.map((heading) => ({ ...emptyHeading(), ...heading })) };
}

/** The headings with one of them one place up or down; unchanged where it cannot go there. */
export function moveHeading(headings: readonly DraftHeading[], index: number, by: -1 | 1): readonly DraftHeading[] {
  const [moved, other] = [headings[index], headings[index + by]];
  if (moved === undefined || other === undefined) return headings;
  return headings.map((heading, at) => (at === index ? other : at === index + by ? moved : heading));
}

/** What is sent of a heading. */
export const toSent = ({ title, instruction, takes }: DraftHeading): TemplateHeading => ({ title, instruction, takes });
