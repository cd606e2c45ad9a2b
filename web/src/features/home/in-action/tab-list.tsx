import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tab-list.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
}

interface Props {
  /** What the tabs choose among, for those who hear them. */
  readonly label: string;
  /** Begins the ids of the tabs (`<id>-tab-<key>`) and of their panel (`<id>-panel`). */
  readonly id: string;
  readonly className: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
}

/** Where a key leads from a tab; null for keys that are none of the tabs' own. */
export function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs by the ARIA pattern: one stop of the keyboard, arrows choose among them, the chosen one is shown at once. */
export function TabList({ label, id, className, tabs, selected, onSelect }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.key === selected);
  const follow = (event: KeyboardEvent): void => {
    const next = tabAfter(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={className} onKeyDown={follow}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.key}`}
          aria-selected={tab.key === selected}
          aria-controls={tab.key === selected ? `${id}-panel` : undefined}
          tabIndex={tab.key === selected ? 0 : -1}
          className="action-tab"
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
