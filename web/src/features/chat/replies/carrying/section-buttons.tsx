import type { ChatMessage } from '@notewright/contract';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { shortToast, toastError, toastSuccess } from '../../../../ui/toast.ts';
import { noteProblem } from '../../sending/reply-store.ts';
import { copyPortion } from './copy-portion.ts';
import { placeHeadings, samePlaces, sectionAt, type PlacedHeading } from './heading-places.ts';
import { readCarryChoice } from './kept-choice.ts';
import * as words from './section-buttons.words.ts';
import './section-buttons.css';

export interface SectionButtonsProps {
  readonly reply: ChatMessage;
  /** Where the note is drawn; it stands right after these. */
  readonly paper: RefObject<HTMLElement | null>;
}

async function copyAndTell(reply: ChatMessage, section: number): Promise<void> {
  try {
    await copyPortion(reply, { section, withHeading: readCarryChoice().withHeading });
    noteProblem(reply.id, null);
    toastSuccess(words.sectionCopied, shortToast);
  } catch {
    noteProblem(reply.id, words.copyFailed);
    toastError(words.copyFailed);
  }
}

/** Where the headings of a note stand, measured again when it changes its size. */
function useHeadings(paper: SectionButtonsProps['paper']): readonly PlacedHeading[] {
  const [places, setPlaces] = useState<readonly PlacedHeading[]>([]);
  useEffect(() => {
    const drawn = paper.current;
    if (drawn === null) return;
    const measure = (): void => {
      const now = placeHeadings(drawn);
      setPlaces((before) => (samePlaces(before, now) ? before : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [paper]);
  return places;
}

/** C copies the section in which a statement has the focus. */
function useCopyKey(paper: SectionButtonsProps['paper'], copy: (section: number) => void): void {
  const latest = useRef(copy);
  useEffect(() => {
    latest.current = copy;
  });
  useEffect(() => {
    const drawn = paper.current;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat);
      if (!isPlain || event.key !== 'c' || drawn === null || !(event.target instanceof Element)) return;
      event.preventDefault();
      latest.current(sectionAt(drawn, event.target));
    };
    drawn?.addEventListener('keydown', onKeyDown);
    return () => drawn?.removeEventListener('keydown', onKeyDown);
  }, [paper]);
}

const ways: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus along the buttons by the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const now = all.indexOf(event.target as HTMLElement);
  const way = ways[event.key];
  const next = way === undefined ? { Home: 0, End: all.length - 1 }[event.key] : now + way;
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

/** A button beside each heading of a note that copies what stands under it: one stop for Tab, arrow keys between them. */
export function SectionButtons({ reply, paper }: SectionButtonsProps): ReactNode {
  const places = useHeadings(paper);
  const [stop, setStop] = useState(0);
  const copy = (section: number): void => void copyAndTell(reply, section);
  useCopyKey(paper, copy);
  const current = places.some(({ section }) => section === stop) ? stop : places[0]?.section;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div role="toolbar" aria-label={words.copyASection} className="nw-section-buttons" onKeyDown={walk}>
      {places.map(({ section, name, top, right, isAside }) => (
        <IconButton
          key={section}
          label={words.copySection(name)}
          title={words.copySectionWithKey(name)}
          size="small"
          tabIndex={section === current ? 0 : -1}
          className="size-7! text-ink-faint pointer-coarse:size-11!"
          data-aside={isAside || undefined}
          style={{ top, left: right }}
          onFocus={() => setStop(section)}
          onClick={() => copy(section)}
        >
          <Copy aria-hidden="true" className="size-4!" />
        </IconButton>
      ))}
    </div>
  );
}
