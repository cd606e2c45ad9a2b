import type { ToolName } from '@notewright/engine';
import { createChartwright } from './chartwright.ts';
import type { EngineDesk } from './engine-desk.ts';
import { createRedactify } from './redactify.ts';
import type { Tool } from './tool.ts';
import { createTranscriptX } from './transcriptx.ts';
import { createValidify } from './validify.ts';

/** The four tools by name. */
export function createTools(desk: EngineDesk): Readonly<Record<ToolName, Tool>> {
  return {
    Chartwright: createChartwright(desk),
    TranscriptX: createTranscriptX(desk),
    Redactify: createRedactify(desk),
    Validify: createValidify(desk),
  };
}
