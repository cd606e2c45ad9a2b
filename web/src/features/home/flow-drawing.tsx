import type { ReactNode } from 'react';
import './flow-drawing.css';

/** Each line: its place, where it is barred from and to, and where it ends. */
const lines = [
  { y: 18, from: 262, to: 318, end: 960 },
  { y: 44, from: 352, to: 444, end: 890 },
  { y: 70, from: 0, to: 0, end: 940 },
  { y: 96, from: 280, to: 372, end: 820 },
  { y: 122, from: 400, to: 436, end: 905 },
] as const;

/** A scrawl whose swing dies away; every line begins with it, each a little further on. */
const scrawl = 'M0 0q8-14 16 0q9 17 18 0q7-15 15 0q9 10 17 0q8-12 17 0q7 9 15 0q9-7 17 0q8 6 16 0q9-4 17 0q8 3 16 0';

/** Scrawled lines go in, some of their words come under the bar, ruled lines go out. Decoration. */
export function FlowDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 960 140" className="home-flow" aria-hidden="true">
      {lines.map(({ y, from, to, end }, row) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path d={scrawl} transform={row % 2 === 0 ? undefined : 'scale(1.1-1)'} />
          <path d={`M${row % 2 === 0 ? 164 : 180} 0H${end}`} />
          {to > 0 && <rect x={from} y="-8" width={to - from} height="16" rx="2" />}
        </g>
      ))}
      <path d="M726 70h214" className="home-flow-marked" />
      <path d="M716 4v132" className="home-flow-margin" />
    </svg>
  );
}
