import type { ToolName } from '@notewright/engine';
import { toolNames } from '@notewright/engine/value-sets';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { layOutPlot, type PlotLayout } from './plot-layout.ts';
import { ToolTexture } from './tool-swatch.tsx';
import type { Bucket } from './usage-buckets.ts';
import { describeBucket, formatCount, formatTickDay } from './usage-words.ts';
import { useWidth } from './use-width.ts';
import * as words from './words.ts';

type TextureIds = Readonly<Record<ToolName, string>>;

function Axes({ layout, buckets }: { readonly layout: PlotLayout; readonly buckets: readonly Bucket[] }): ReactNode {
  const { scale, left, width, bottom, named, yOf, xOf, room } = layout;
  return (
    <g aria-hidden="true" className="nw-use-axes">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={Math.round(yOf(tick)) + 0.5} y2={Math.round(yOf(tick)) + 0.5} />
          <text x={left - 8} y={yOf(tick) + 4} textAnchor="end">
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {named.map((at) => (
        <text key={at} x={xOf(at) + room / 2} y={bottom + 19} textAnchor="middle">
          {formatTickDay(buckets[at]?.from ?? '')}
        </text>
      ))}
    </g>
  );
}

interface BarProps {
  readonly bucket: Bucket;
  readonly at: number;
  readonly layout: PlotLayout;
  readonly textures: TextureIds;
}

/** The parts of one bar, from the axis up in the order of the tools, each with an edge of paper between. */
function BarParts({ bucket, at, layout, textures }: BarProps): ReactNode {
  const { yOf, xOf, room, barWidth } = layout;
  let below = 0;
  return toolNames.map((tool) => {
    const count = bucket.byTool[tool];
    if (count === 0) return null;
    const [from, to] = [yOf(below), yOf(below + count)];
    below += count;
    return (
      <rect
        key={tool}
        x={xOf(at) + (room - barWidth) / 2}
        y={to}
        width={barWidth}
        height={Math.max(1, from - to - 1)}
        fill={`url(#${textures[tool]})`}
        className={`nw-use-part nw-use-${tool.toLowerCase()}`}
      />
    );
  });
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Which bar is pointed at or has the focus, and how the arrow keys go through them. */
function useBars(count: number) {
  const drawing = useRef<SVGSVGElement>(null);
  const [reached, setReached] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const last = count - 1;
  const stop = Math.min(reached ?? last, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(stop, last);
    if (next === undefined) return;
    event.preventDefault();
    drawing.current?.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus();
  };
  const barProps = (at: number) => ({
    // One stop for the Tab key, wherever the arrow keys had come to.
    tabIndex: at === stop ? 0 : -1,
    onKeyDown,
    onFocus: () => {
      setReached(at);
      setFocused(at);
    },
    onBlur: () => setFocused(null),
    onPointerEnter: () => setPointed(at),
    onPointerLeave: () => setPointed(null),
  });
  return { drawing, active: pointed ?? focused, barProps };
}

export interface UsagePlotProps {
  readonly buckets: readonly Bucket[];
  /** Of the heading that names the plot. */
  readonly labelledBy: string;
  /** The plot in a sentence, for those who do not see it. */
  readonly description: string;
}

/** Replies over time, stacked by tool. Every bar can be reached by keyboard and says what it shows. */
export function UsagePlot({ buckets, labelledBy, description }: UsagePlotProps): ReactNode {
  const id = useId();
  const { place, width } = useWidth();
  const { drawing, active, barProps } = useBars(buckets.length);
  const layout = useMemo(() => layOutPlot(buckets, width), [buckets, width]);
  const textures = Object.fromEntries(toolNames.map((tool) => [tool, `${id}-${tool}`])) as unknown as TextureIds;
  const shown = active === null ? undefined : buckets[active];
  return (
    <div ref={place} className="nw-use-plot">
      <p id={`${id}-text`} className="sr-only">
        {description}
      </p>
      {width > 0 && (
        <svg
          ref={drawing}
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={`${id}-text`}
          width={width}
          height={layout.height}
          viewBox={`0 0 ${width} ${layout.height}`}
        >
          <defs>
            {toolNames.map((tool) => (
              <ToolTexture key={tool} id={textures[tool]} tool={tool} />
            ))}
          </defs>
          <Axes layout={layout} buckets={buckets} />
          {buckets.map((bucket, at) => (
            <g
              key={bucket.from}
              data-bar
              role="img"
              aria-label={describeBucket(bucket)}
              className={`nw-use-bar ${at === active ? 'nw-use-active' : ''}`}
              {...barProps(at)}
            >
              <rect
                x={layout.xOf(at)}
                y={layout.top}
                width={layout.room}
                height={layout.bottom - layout.top}
                className="nw-use-column"
              />
              <BarParts bucket={bucket} at={at} layout={layout} textures={textures} />
            </g>
          ))}
        </svg>
      )}
      <p aria-hidden="true" className="nw-use-reading text-step--1 text-ink-soft tabular-nums">
        {shown === undefined ? words.howToRead : describeBucket(shown)}
      </p>
    </div>
  );
}
