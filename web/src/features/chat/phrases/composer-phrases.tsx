import type { Phrase } from '@notewright/contract';
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { readPhrases } from '../../../api/phrases.ts';
import { fillFromNote, noteAtHand } from './note-values.ts';
import { PhraseMenu } from './phrase-menu.tsx';
import { PhraseTyping } from './phrase-typing.ts';
import { sayActive } from './say-active.ts';
import { fieldOf } from './text-area.ts';

interface Props {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly chatId: string | null;
}

/** Listens to the message box before the page does: a key that is taken here is no wish to send. */
function attach(area: HTMLTextAreaElement, typing: PhraseTyping): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || !typing.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (): void => typing.look();
  const leave = (): void => typing.leave();
  const events = [
    ['keydown', onKeyDown],
    // After the key that sent it, the box is empty.
    ['keyup', () => typing.settle()],
    ['input', look],
    ['click', look],
    ['blur', leave],
  ] as const;
  for (const [name, listener] of events) area.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of events) area.removeEventListener(name, listener as EventListener);
  };
}

/** Phrases in the message box, from the first one that is typed on. */
export function ComposerPhrases({ fieldRef, chatId }: Props): ReactNode {
  const id = useId();
  const [typing, setTyping] = useState<PhraseTyping | null>(null);
  useEffect(() => {
    const area = fieldRef.current;
    if (area === null) return undefined;
    let all: readonly Phrase[] = [];
    let isThere = true;
    const made = new PhraseTyping({
      field: fieldOf(area),
      phrases: () => all,
      fill: (words) => fillFromNote(words, noteAtHand(chatId)),
    });
    const load = (): void =>
      void readPhrases().then(
        (read) => {
          all = read;
          if (isThere) made.look();
        },
        // Without them the words stay as they are typed.
        () => undefined,
      );
    load();
    const stops = [attach(area, made), sayActive(area, made, id)];
    area.addEventListener('focus', load);
    setTyping(made);
    return () => {
      isThere = false;
      area.removeEventListener('focus', load);
      for (const stop of stops) stop();
    };
  }, [fieldRef, chatId, id]);
  const anchor = () => fieldRef.current?.closest('.nw-composer')?.getBoundingClientRect() ?? new DOMRect();
  return typing === null ? null : <PhraseMenu typing={typing} id={id} anchor={anchor} />;
}
