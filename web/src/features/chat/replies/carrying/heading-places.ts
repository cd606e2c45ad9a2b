/** A heading of a note on the page, in CSS pixels of its sheet. */
export interface PlacedHeading {
  /** The number of its section (`readSections`). */
  readonly section: number;
  readonly name: string;
  /** The middle of its first line. */
  readonly top: number;
  readonly right: number;
  /** So close under the one before that two targets for a finger would lie over each other there. */
  readonly isAside: boolean;
}

/** The size of a target for a finger, in CSS pixels. */
const fingerSize = 44;

/** Every second one of headings that stand close steps aside. */
function stepAside(places: readonly Omit<PlacedHeading, 'isAside'>[]): readonly PlacedHeading[] {
  let last = { top: Number.NEGATIVE_INFINITY, isAside: false };
  return places.map((place) => {
    const isAside = place.top - last.top < fingerSize && !last.isAside;
    last = { top: place.top, isAside };
    return { ...place, isAside };
  });
}

const headings = ':scope > :is(h2, h3, h4, h5, h6)';

const listHeadings = (drawn: Element): HTMLElement[] => [...drawn.querySelectorAll<HTMLElement>(headings)];

/** Headings that a note has something under, as it is drawn; its title is none of them. */
export function placeHeadings(drawn: Element): readonly PlacedHeading[] {
  const places = listHeadings(drawn).flatMap((heading, index) => {
    if (heading.classList.contains('nw-title')) return [];
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
    const middle = Number.isNaN(line) ? heading.offsetHeight / 2 : line / 2;
    return [
      {
        section: index + 1,
        name: heading.textContent.trim(),
        top: Math.round(heading.offsetTop + middle),
        right: heading.offsetLeft + heading.offsetWidth,
      },
    ];
  });
  return stepAside(places);
}

/** True when both say the same, so that nothing need be drawn again. */
export const samePlaces = (a: readonly PlacedHeading[], b: readonly PlacedHeading[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The number of the section in which an element of the note stands; 0 before the first heading. */
export function sectionAt(drawn: Element, element: Element): number {
  return listHeadings(drawn).findLastIndex((heading) => isBefore(heading, element)) + 1;
}

/** True of a heading that stands before an element, or holds it. */
const isBefore = (heading: Element, element: Element): boolean =>
  heading.contains(element) || (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
