import type { ToolName } from '@notewright/engine';
import { toolNames } from '@notewright/engine/value-sets';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ToolMark } from '../../../ui/tool-mark.tsx';
import * as words from './words.ts';

interface Props {
  /** Null: none yet. */
  readonly tool: ToolName | null;
  readonly onChoose: (tool: ToolName) => void;
}

/** How far the strip runs out at an edge behind which there is more of it, in pixels (`composer.css`). */
const runOut = 24;

/** Where the four do not fit side by side, scrolls the strip, and nothing else, to the chosen one. */
function showChosen(strip: HTMLElement | null, tool: ToolName | null): void {
  const chosen = strip?.querySelector<HTMLElement>(`[data-tool="${tool ?? ''}"]`);
  if (!strip || !chosen) return;
  const frame = strip.getBoundingClientRect();
  const chip = chosen.getBoundingClientRect();
  strip.scrollLeft +=
    Math.ceil(Math.max(0, chip.right + runOut - frame.right)) +
    Math.floor(Math.min(0, chip.left - runOut - frame.left));
}

/** The tool a message goes to: one of four, by pointer or by arrow keys. */
export function ToolChips({ tool, onChoose }: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, name: ToolName): void => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const focused = toolNames.indexOf(name);
    const next = toolNames[(focused + step + toolNames.length) % toolNames.length] ?? name;
    onChoose(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
  };
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showChosen(strip.current, tool), [tool]);
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={words.tool}
      className="nw-chips flex min-w-0 gap-0.5 overflow-x-auto"
    >
      {toolNames.map((name) => (
        <button
          key={name}
          type="button"
          role="radio"
          data-tool={name}
          aria-checked={name === tool}
          tabIndex={name === (tool ?? toolNames[0]) ? 0 : -1}
          title={words.toolWords[name]}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => onKeyDown(event, name)}
          className={classNames(
            'inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full px-3 text-sm font-medium transition-colors duration-150 ease-calm pointer-coarse:min-h-11',
            name === tool ? 'bg-paper-sunk text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          <ToolMark tool={name} className="size-3" />
          {name}
        </button>
      ))}
    </div>
  );
}
