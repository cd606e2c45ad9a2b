import { Fragment, type ReactNode } from 'react';
import { useEvidence } from '../evidence/evidence-context.tsx';
import type { Run } from './placer.ts';
import * as words from './words.ts';
import './statement.css';

const removed = 'REDACT';

/** Words as they stand; what Redactify removed is drawn under a bar. */
function drawWords(text: string): ReactNode {
  if (!text.includes(removed)) return text;
  const parts = text.split(/\b(REDACT)\b/);
  return parts.map((part, index) => (
    <Fragment key={index}>{part === removed ? <span className="nw-bar">{part}</span> : part}</Fragment>
  ));
}

function classOf({ unsupported, confirmed, typed }: NonNullable<Run['mark']>): string {
  const shade = unsupported && confirmed === undefined ? ' nw-statement-unsupported' : '';
  return `nw-statement${shade}${typed === true ? ' nw-typed' : ''}`;
}

/**
 * A run of words of the reply that belongs to a statement. The statement's first run carries the keyboard focus for all of
 * them; all of them light up together.
 */
function StatementRun({ run, mark }: { readonly run: Run; readonly mark: NonNullable<Run['mark']> }): ReactNode {
  const active = useEvidence((state) => state.active === mark.statement);
  const stop = useEvidence((state) => run.first && state.stop === mark.statement);
  const describedBy = useEvidence((state) => (state.active === mark.statement ? state.descriptionId : undefined));
  return (
    <span
      className={classOf(mark)}
      data-statement={mark.statement}
      data-first={run.first || undefined}
      data-active={active || undefined}
      tabIndex={run.first ? (stop ? 0 : -1) : undefined}
      aria-describedby={run.first ? describedBy : undefined}
    >
      {drawWords(run.text)}
      {mark.unsupported && run.last ? (
        <span className={mark.confirmed === undefined ? 'nw-unsupported-tag' : 'nw-unsupported-tag nw-confirmed-tag'}>
          {mark.confirmed === undefined ? words.whatIsWrong(mark.faults) : words.confirmed}
        </span>
      ) : null}
    </span>
  );
}

/** The runs of a leaf, in order. */
export function renderRuns(runs: readonly Run[]): ReactNode {
  if (runs.length === 1 && runs[0]?.mark === null) return drawWords(runs[0].text);
  return runs.map((run, index) =>
    run.mark === null ? (
      <Fragment key={index}>{drawWords(run.text)}</Fragment>
    ) : (
      <StatementRun key={index} run={run} mark={run.mark} />
    ),
  );
}
