import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, without which some cameras do not find it (ISO/IEC 18004). */
const border = 4;

/** One path over all dark modules: a run of them in a row is one piece. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  const pieces: string[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      pieces.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  return pieces.join('');
}

/** A QR code, dark on light in either theme: cameras read no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-small border border-rule bg-white"
    >
      <path d={drawModules(data)} fill="#000" />
    </svg>
  );
}
