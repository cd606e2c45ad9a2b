import type { Model } from '../../models/model.ts';
import { modelAt as openModelAt } from '../../models/testing/model-at.ts';
import type { EarlierNote, Tool, ToolEnd, ToolEvent, ToolRun } from '../tool.ts';

/** A run of words alone. */
export const withoutFile = {
  file: null,
  redaction: null,
  note: null,
  completing: null,
  earlierNote: () => Promise.resolve<EarlierNote | null>(null),
  noteAtHand: () => Promise.resolve(null),
  personName: () => Promise.resolve(''),
  preferences: () => Promise.resolve(null),
  flagDecisions: () => Promise.resolve([]),
  surrogateKey: () => Promise.resolve(null),
} as const;

export const nobody = { person: 'nobody', company: 'nobody' };

/** All that a tool gave out, put together. */
export interface ToolOutput {
  readonly text: string;
  readonly result: Extract<ToolEvent, { type: 'tool-result' }> | null;
  readonly stages: readonly string[];
  readonly end: ToolEnd;
  readonly pieces: readonly string[];
}

/** Has a tool do its work. */
export async function tellTool(
  tool: Tool,
  model: Model | null,
  input: Pick<ToolRun, 'message' | 'sources'> & Partial<ToolRun>,
): Promise<ToolOutput> {
  const signal = input.signal ?? new AbortController().signal;
  const work = tool({ ...withoutFile, ...input, model, asker: nobody, signal });
  const pieces: string[] = [];
  const stages: string[] = [];
  let result: ToolOutput['result'] = null;
  for (;;) {
    const step = await work.next();
    if (step.done === true) return { text: pieces.join(''), result, stages, end: step.value, pieces };
    if (step.value.type === 'text-delta') pieces.push(step.value.text);
    else if (step.value.type === 'stage-start') stages.push(step.value.stage);
    else result = step.value;
  }
}

export const modelAt = (baseUrl: string, timeoutSeconds = 5): Model =>
  openModelAt(baseUrl, { name: 'ward-model', timeoutSeconds });
