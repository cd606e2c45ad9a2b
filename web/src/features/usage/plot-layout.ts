import { makeScale, pickNamed, type Scale } from './plot-scale.ts';
import type { Bucket } from './usage-buckets.ts';
import { formatCount } from './usage-words.ts';

/** Where things stand in the plot, in pixels. */
export interface PlotLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly scale: Scale;
  /** Pixels for each bar with its space, and the bar alone. */
  readonly room: number;
  readonly barWidth: number;
  readonly named: readonly number[];
  readonly yOf: (count: number) => number;
  readonly xOf: (at: number) => number;
}

const height = 240;
const margin = { top: 12, right: 22, bottom: 28 } as const;
/** About what a digit and a name such as "Nov 20" take in the axis' size of type. */
const digitWidth = 7.5;
const nameWidth = 56;
const widestBar = 44;

/** Lays a plot of these bars out in the width that there is. */
export function layOutPlot(buckets: readonly Bucket[], width: number): PlotLayout {
  const scale = makeScale(Math.max(0, ...buckets.map(({ replies }) => replies)));
  const left = Math.ceil(formatCount(scale.top).length * digitWidth) + 12;
  const bottom = height - margin.bottom;
  const room = Math.max(1, (width - left - margin.right) / Math.max(1, buckets.length));
  return {
    width,
    height,
    left,
    top: margin.top,
    bottom,
    scale,
    room,
    barWidth: Math.min(widestBar, Math.max(1, room * 0.72)),
    named: pickNamed(buckets.length, room, nameWidth),
    yOf: (count) => bottom - (count / scale.top) * (bottom - margin.top),
    xOf: (at) => left + room * at,
  };
}
