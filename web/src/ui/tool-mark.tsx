import type { ChatMessage } from '@notewright/contract';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ToolName = ChatMessage['model_name'];

/** Text colour of each tool, used only where the tool is named. */
export const toolTints: Readonly<Record<ToolName, string>> = {
  Chartwright: 'text-chartwright',
  TranscriptX: 'text-transcriptx',
  Redactify: 'text-redactify',
  Validify: 'text-validify',
};

/** Ruled lines; a voice; a line under the bar; a line that is ticked off. Drawn on the same 12-unit page. */
const drawings: Readonly<Record<ToolName, string>> = {
  Chartwright: 'M1 1.500h10M1 6h10M1 10.500h6',
  TranscriptX: 'M1 4.500v3M3.500 2v8M6 4v4M8.500 1v10M11 4.500v3',
  Redactify: 'M1 1.500h10M1 10.500h7',
  Validify: 'M1 1.500h10M1 6h3M5.500 8.500 7.500 10.500 11 5.500',
};

/** The sign of a tool. Decoration: its name stands beside it. */
export function ToolMark({
  tool,
  className = 'size-3.5',
}: {
  readonly tool: ToolName;
  readonly className?: string;
}): ReactNode {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={classNames('shrink-0', toolTints[tool], className)}>
      <path
        d={drawings[tool]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {tool === 'Redactify' && <path d="M0.500 4h11v4h-11z" fill="currentColor" />}
    </svg>
  );
}
