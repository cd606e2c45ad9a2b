import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const SlotContext = createContext<HTMLElement | null>(null);
const SetSlotContext = createContext<(place: HTMLElement | null) => void>(() => undefined);

/** Surrounds a layout whose header has a place that its page fills. */
export function HeaderSlotProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SetSlotContext value={setPlace}>
      <SlotContext value={place}>{children}</SlotContext>
    </SetSlotContext>
  );
}

/** The place itself, in the header. */
export function HeaderPlace(): ReactNode {
  return <div ref={use(SetSlotContext)} className="min-w-0 flex-1" />;
}

/** What a page puts into the header above it: its heading, as a rule. Write the `h1` inside with `HeaderTitle`. */
export function HeaderSlot({ children }: { readonly children: ReactNode }): ReactNode {
  const place = use(SlotContext);
  return place === null ? null : createPortal(children, place);
}

/** The page's `h1` as it stands in the header: on two lines where there is little room, cut off when it is longer still. */
export function HeaderTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <h1
      tabIndex={-1}
      className="line-clamp-2 font-serif text-base leading-tight font-medium [overflow-wrap:anywhere] sm:block sm:truncate sm:text-step-1"
    >
      {children}
    </h1>
  );
}
