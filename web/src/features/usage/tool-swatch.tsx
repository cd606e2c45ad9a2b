import type { ToolName } from '@notewright/engine';
import { useId, type ReactNode } from 'react';

/** Each tool has a texture as well as a tint, so that its part of a bar is known without colours and on paper. */
const textures: Readonly<Record<ToolName, ReactNode>> = {
  Chartwright: <rect width="6" height="6" />,
  TranscriptX: <path d="M-1 1l2-2M-1 7l8-8M5 7l2-2" fill="none" strokeWidth="1.6" />,
  Redactify: <path d="M0 0h6v3.600H0z" />,
  Validify: <path d="M0.600 0.600h2v2h-2zM3.600 3.600h2v2h-2z" />,
};

/** A tool's texture under an id, for `fill="url(#id)"`. Belongs into the `defs` of a drawing. */
export function ToolTexture({ id, tool }: { readonly id: string; readonly tool: ToolName }): ReactNode {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      className={`nw-use-texture nw-use-${tool.toLowerCase()}`}
    >
      <rect width="6" height="6" className="nw-use-ground" />
      {textures[tool]}
    </pattern>
  );
}

/** The sign of a tool in a plot's key: a piece of its bar. */
export function ToolSwatch({ tool }: { readonly tool: ToolName }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0">
      <defs>
        <ToolTexture id={id} tool={tool} />
      </defs>
      <rect
        x="0.5"
        y="0.5"
        width="13"
        height="13"
        fill={`url(#${id})`}
        className={`nw-use-part nw-use-${tool.toLowerCase()}`}
      />
    </svg>
  );
}
