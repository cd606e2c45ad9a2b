import type { ToolName } from '@notewright/engine';
import type { Clock } from '../kernel/clock.ts';
import { withCircuitBreaker, type GuardedModel } from './circuit-breaker.ts';
import { ModelProblem, type Model, type ModelCall, type ModelProblemKind } from './model.ts';

/** The tools that ask a model, where there is one. */
export const modelTools = ['Chartwright', 'TranscriptX', 'Validify'] as const satisfies readonly ToolName[];
export type ModelTool = (typeof modelTools)[number];

/** One call, and whose it was: no person's, and without a word of it. */
export interface NotedCall extends ModelCall {
  readonly askedBy: ModelTool | 'test';
  readonly model: string;
}

/** What came of a test of the connection to one model. */
export interface ModelTest {
  readonly model: string;
  /** Null: it answered. */
  readonly problem: ModelProblemKind | null;
  /** With which the endpoint said no, when it did. */
  readonly status: number | null;
  readonly milliseconds: number;
}

export interface ModelDeskParts {
  /** A model by its name. */
  readonly open: (name: string) => Model;
  /** The name of the model that each tool asks. */
  readonly names: Readonly<Record<ModelTool, string>>;
  /** The name of the model that reads once more what a tool's model has written; none where nobody does. */
  readonly readers?: Readonly<Partial<Record<ModelTool, string>>>;
  readonly note: (call: NotedCall) => void;
  readonly clock: Clock;
}

/** The models of an installation, by the tools that ask them. */
export interface ModelDesk {
  /** Null for a tool that asks none. */
  of(tool: ToolName): Model | null;
  readonly names: Readonly<Record<ModelTool, string>>;
  /** How the calls of each model go in this process; each model stands once. */
  circuits(): readonly { readonly model: string; readonly failures: number; readonly restUntil: number | null }[];
  /** Asks each model once, past its circuit. Takes at most as long as is waited for a test. */
  test(signal: AbortSignal): Promise<readonly ModelTest[]>;
}

/** Milliseconds that a test waits for a whole answer: its question is answered in a word. */
export const longestTest = 30_000;

/** What a test says: no word of anybody's, and nothing that a shield would have to look at. */
const testWords = { system: 'You are asked whether you can be reached. Answer with one word.', prompt: 'Ready?' };

/** Opens every model that a tool asks; tools that ask the same one share it and its circuit. */
export function createModelDesk({ open, names, readers = {}, note, clock }: ModelDeskParts): ModelDesk {
  const opened = new Map<string, { readonly model: Model; readonly guarded: GuardedModel }>();
  for (const name of new Set([...Object.values(names), ...Object.values(readers)])) {
    const model = open(name);
    opened.set(name, { model, guarded: withCircuitBreaker(model, clock) });
  }
  const byTool = new Map<ToolName, Model>();
  const openFor = (tool: ModelTool, name: string | undefined): Model | undefined => {
    const model = opened.get(name ?? '')?.guarded;
    return model && noting(model, (call) => note({ ...call, askedBy: tool, model: model.name }));
  };
  for (const tool of modelTools) {
    const model = openFor(tool, names[tool]);
    if (model !== undefined) byTool.set(tool, { ...model, secondReader: openFor(tool, readers[tool]) });
  }
  return {
    names,
    of: (tool) => byTool.get(tool) ?? null,
    circuits: () => [...opened].map(([model, { guarded }]) => ({ model, ...guarded.circuit() })),
    test: (signal) =>
      Promise.all(
        [...opened].map(([name, { model }]) =>
          testOne(
            noting(model, (call) => note({ ...call, askedBy: 'test', model: name })),
            clock,
            signal,
          ),
        ),
      ),
  };
}

function noting(model: Model, note: (call: ModelCall) => void): Model {
  return { ...model, stream: (request) => model.stream({ ...request, note }) };
}

async function testOne(model: Model, clock: Clock, caller: AbortSignal): Promise<ModelTest> {
  const began = clock.now();
  const late = AbortSignal.timeout(longestTest);
  const done = (problem: ModelProblemKind | null, status: number | null): ModelTest => ({
    model: model.name,
    problem,
    status,
    milliseconds: Math.max(0, clock.now() - began),
  });
  let heard = '';
  try {
    for await (const text of model.stream({ ...testWords, signal: AbortSignal.any([caller, late]) })) heard += text;
    return done(heard.trim() === '' ? 'broken' : null, null);
  } catch (error) {
    if (!(error instanceof ModelProblem)) return done('broken', null);
    return done(late.aborted ? 'silent' : error.kind, error.status);
  }
}
