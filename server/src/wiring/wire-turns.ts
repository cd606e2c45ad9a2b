import { v7 as makeId } from 'uuid';
import type { DocumentRedactor } from '../documents/document-redactor.ts';
import type { LoadedCodes } from '../codes/code-library.ts';
import type { EnginePool } from '../tools/engine-pool.ts';
import { createTools } from '../tools/index.ts';
import { createTurnRunner } from '../turns/turn-runner.ts';
import type { TurnParts } from '../turns/turn-parts.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import { storedBytesOf } from './wire-own-data.ts';

/** How long a stop lets replies go on; then they are `interrupted` and their readers know. */
const drainTimeout = 6_000;

/** What writes replies: the tools on the engine, with a model where one is configured. */
export function wireTurns(
  { settings, logger }: ServerOptions,
  {
    store,
    files,
    clock,
    documents,
    codes,
    enginePool,
    nameOf,
    modelFor,
  }: Ground &
    Pick<TurnParts, 'nameOf' | 'modelFor'> & {
      readonly documents: DocumentRedactor;
      readonly codes: Pick<LoadedCodes, 'shared'>;
      readonly enginePool: EnginePool;
    },
): TurnRunner {
  const timing = { drain: drainTimeout };
  return createTurnRunner({
    store,
    files,
    storedBytes: storedBytesOf(settings),
    tools: createTools(enginePool, documents, codes),
    modelFor,
    nameOf,
    clock,
    newId: makeId,
    log: logger,
    timing,
  });
}
