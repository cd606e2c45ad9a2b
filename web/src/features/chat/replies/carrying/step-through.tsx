import { Check, Copy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { StepState } from './carry-dialog.tsx';
import { copyPortion } from './copy-portion.ts';
import { hasTwoWays, stepsOf, type CarryStep } from './steps-of.ts';
import type { CarryParts } from './whole-note.tsx';
import * as words from './words.ts';

interface Props extends CarryParts {
  readonly state: StepState;
  readonly onMove: (change: (before: StepState) => StepState) => void;
}

const nameOf = ({ name }: CarryStep): string => (name === '' ? words.beginning : name);

/** Which of a note's sections this is, and what of it is copied. */
function Stop({
  step,
  at,
  count,
  isCopied,
}: {
  step: CarryStep;
  at: number;
  count: number;
  isCopied: boolean;
}): ReactNode {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-step--1 text-ink-faint">
        <span>{words.place(at + 1, count)}</span>
        {step.fields > 1 && <span>{words.field(step.field + 1, step.fields)}</span>}
        {isCopied && (
          <span className="inline-flex items-center gap-1 text-accent">
            <Check aria-hidden="true" className="size-4" />
            {words.isCopied}
          </span>
        )}
      </p>
      {step.partName !== null && <p className="mt-1 text-step--1 text-ink-soft">{step.partName}</p>}
      <h3 className="font-serif text-lg font-medium [overflow-wrap:anywhere]">{nameOf(step)}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <div role="region" aria-label={words.whatIsCopied} tabIndex={0} className="nw-carry-text">
        {step.text}
      </div>
    </>
  );
}

/** The way through a note with a cursor: what is copied at each stop, one key to copy and one to go on. */
export function StepThrough({ reply, note, choice, choose, state, onMove }: Props): ReactNode {
  const steps = useMemo(() => stepsOf(note, choice), [note, choice]);
  const copyButton = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<{ readonly said: string; readonly hasFailed: boolean }>(silent);
  const at = Math.min(state.at, Math.max(steps.length - 1, 0));
  const step = steps[at];
  useEffect(() => copyButton.current?.focus(), []);
  const copy = (): void => {
    if (step === undefined) return;
    setOutcome(silent);
    void copyPortion(reply, step.portion, step.fields > 1 ? step.field : undefined).then(
      () => {
        // One may have gone on while it was being copied.
        onMove((before) => ({ ...before, copied: [...new Set([...before.copied, at])] }));
        setOutcome({ said: words.stepCopied(at + 1, steps.length), hasFailed: false });
      },
      () => setOutcome({ said: '', hasFailed: true }),
    );
  };
  const go = (by: number): void => {
    const next = at + by;
    if (steps[next] === undefined) return;
    setOutcome(silent);
    onMove((before) => ({ ...before, at: next }));
    copyButton.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.shiftKey || event.target instanceof HTMLSelectElement) return;
    const act = actionOf(event);
    if (act === null) return;
    event.preventDefault();
    if (act === 0) copy();
    else go(act);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus, and do the same
    <div className="mt-4 grid gap-4" onKeyDown={onKeyDown}>
      {step === undefined ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <div>
          <Stop step={step} at={at} count={steps.length} isCopied={state.copied.includes(at)} />
        </div>
      )}
      <div>
        <Alert>{outcome.hasFailed ? words.copyFailed : null}</Alert>
        <div className="flex flex-wrap items-center gap-2">
          <Button aria-disabled={at === 0} className="aria-disabled:opacity-55" onClick={() => go(-1)}>
            {words.back}
          </Button>
          <Button ref={copyButton} look="primary" disabled={step === undefined} onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {words.copy}
          </Button>
          <Button aria-disabled={at >= steps.length - 1} className="aria-disabled:opacity-55" onClick={() => go(1)}>
            {words.next}
          </Button>
          {state.copied.length > 0 && (
            <span className="text-step--1 text-ink-soft">{words.countCopied(state.copied.length)}</span>
          )}
          <p role="status" className="sr-only">
            {outcome.said === '' && step !== undefined ? words.stop(nameOf(step), at + 1, steps.length) : outcome.said}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 border-t border-rule pt-4">
        {hasTwoWays(note) && (
          <SelectField
            label={words.stepBy}
            value={choice.step}
            options={(['part', 'heading'] as const).map((one) => ({ value: one, label: words.steps[one] }))}
            onChange={(event) => choose({ step: event.currentTarget.value === 'heading' ? 'heading' : 'part' })}
          />
        )}
        <Button look="text" onClick={() => onMove((before) => ({ ...before, isOpen: false }))}>
          {words.wholeNote}
        </Button>
      </div>
    </div>
  );
}

const silent = { said: '', hasFailed: false };

/** What a key does: 0 copies, 1 goes on, -1 goes back; null for a key that does something else here. */
function actionOf(event: KeyboardEvent): 0 | 1 | -1 | null {
  if (event.ctrlKey || event.metaKey) return event.key === 'c' && getSelection()?.isCollapsed !== false ? 0 : null;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : null;
}
