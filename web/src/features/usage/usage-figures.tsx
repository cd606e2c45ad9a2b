import { toolNames } from '@notewright/engine/value-sets';
import type { ReactNode } from 'react';
import { ToolSwatch } from './tool-swatch.tsx';
import { sumByTool, sumCounts, type Usage } from './usage-buckets.ts';
import { formatCount, formatMinutes } from './usage-words.ts';
import * as words from './words.ts';

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="nw-use-figure">
      <dt className="text-ink-soft">{name}</dt>
      {children}
    </div>
  );
}

/** What the period comes to: replies, by tool, and the time that they are estimated to have saved. */
export function UsageFigures({ usage }: { readonly usage: Usage }): ReactNode {
  const { replies, minutes } = sumCounts(usage.data);
  const byTool = sumByTool(usage.data);
  return (
    <dl className="nw-use-figures">
      <Figure name={words.replies}>
        <dd className="font-serif text-step-3">{formatCount(replies)}</dd>
      </Figure>
      <Figure name={words.byTool}>
        {toolNames.map((tool) => (
          <dd key={tool} className="nw-use-key">
            <ToolSwatch tool={tool} />
            <span>{tool}</span>
            <span className="tabular-nums">{formatCount(byTool[tool])}</span>
          </dd>
        ))}
      </Figure>
      <Figure name={words.timeSaved}>
        <dd className="font-serif text-step-3 nw-use-estimate">{formatMinutes(minutes)}</dd>
        <dd>
          <a href="#usage-method" className="text-step--1 font-medium text-accent underline underline-offset-[3px]">
            {words.howEstimated}
          </a>
        </dd>
      </Figure>
    </dl>
  );
}
