import { animateToEnd } from './animate-scroll.ts';

/** Nearer to the end than this many pixels counts as being there. */
const nearEnd = 60;

export interface EndHold {
  /** The content has grown or shrunk: goes along, if the end is held. */
  readonly keep: () => void;
  /** Goes to the end in 300 ms and holds it. */
  readonly jump: () => void;
  /** What is pressed must not move away before it is let go: the end is held, and gone to then. */
  readonly isStill: () => boolean;
  /** The reader looks at something else than the end. */
  readonly letGo: () => void;
  readonly release: () => void;
}

/**
 * Holds a scrolling element at its end while its content grows, as long as the reader is there: scrolling up lets go, and coming
 * back takes hold again. Between the press and the release of a pointer in it nothing moves: a button that moves away meanwhile
 * is never clicked, and a selection is lost.
 * @param onAway told whether the reader is away from the end
 */
export function holdEnd(element: HTMLElement, onAway: (isAway: boolean) => void): EndHold {
  let isHeld = true;
  let lastTop = element.scrollTop;
  let cancel: (() => void) | null = null;
  let isPressed = false;
  const stopAnimation = (): void => {
    cancel?.();
    cancel = null;
  };
  const onScroll = (): void => {
    const top = element.scrollTop;
    const distance = element.scrollHeight - top - element.clientHeight;
    if (distance <= nearEnd) isHeld = true;
    else if (top < lastTop - 1 && cancel === null) isHeld = false;
    lastTop = top;
    onAway(!isHeld && distance > nearEnd);
  };
  const keep = (): void => {
    if (isHeld && !isPressed && cancel === null) element.scrollTop = element.scrollHeight;
  };
  const onPress = (): void => {
    isPressed = true;
    stopAnimation();
  };
  const onRelease = (): void => {
    if (!isPressed) return;
    isPressed = false;
    // The click comes after the release, and is aimed at what lies there now.
    requestAnimationFrame(keep);
  };
  const passive = { passive: true } as const;
  element.addEventListener('scroll', onScroll, passive);
  element.addEventListener('wheel', stopAnimation, passive);
  element.addEventListener('touchstart', stopAnimation, passive);
  element.addEventListener('pointerdown', onPress, passive);
  addEventListener('pointerup', onRelease, passive);
  addEventListener('pointercancel', onRelease, passive);
  return {
    keep,
    isStill: () => isPressed && isHeld,
    jump: () => {
      stopAnimation();
      isHeld = true;
      onAway(false);
      cancel = animateToEnd(element, () => {
        cancel = null;
      });
    },
    letGo: () => {
      stopAnimation();
      isHeld = false;
    },
    release: () => {
      stopAnimation();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', stopAnimation);
      element.removeEventListener('touchstart', stopAnimation);
      element.removeEventListener('pointerdown', onPress);
      removeEventListener('pointerup', onRelease);
      removeEventListener('pointercancel', onRelease);
    },
  };
}
