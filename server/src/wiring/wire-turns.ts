import { resolve } from 'node:path';
import { v7 as makeId } from 'uuid';
import type { Clock } from '../kernel/clock.ts';
import { readSecretFile } from '../config/read-named-file.ts';
import type { Settings } from '../config/settings.ts';
import type { DocumentRedactor } from '../documents/document-redactor.ts';
import { withCircuitBreaker } from '../models/circuit-breaker.ts';
import type { Model } from '../models/model.ts';
import { createOpenAiCompatibleModel } from '../models/openai-compatible.ts';
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
  { settings, logger, root }: ServerOptions,
  {
    store,
    files,
    clock,
    documents,
    codes,
    enginePool,
    nameOf,
  }: Ground &
    Pick<TurnParts, 'nameOf'> & {
      readonly documents: DocumentRedactor;
      readonly codes: Pick<LoadedCodes, 'shared'>;
      readonly enginePool: EnginePool;
    },
): TurnRunner {
  const model = wireModel(settings, root, clock);
  const timing = { drain: drainTimeout };
  return createTurnRunner({
    store,
    files,
    storedBytes: storedBytesOf(settings),
    tools: createTools(enginePool, documents, codes),
    model,
    nameOf,
    clock,
    newId: makeId,
    log: logger,
    timing,
  });
}

function wireModel(settings: Settings, root: string, clock: Clock): Model | null {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: model, MODEL_API_KEY_FILE: keyFile } = settings;
  if (baseUrl === null || model === null) return null;
  const apiKey =
    keyFile === null ? settings.MODEL_API_KEY : readSecretFile('MODEL_API_KEY_FILE', resolve(root, keyFile));
  return withCircuitBreaker(
    createOpenAiCompatibleModel({ baseUrl, apiKey, model, timeoutSeconds: settings.MODEL_TIMEOUT_SECONDS }),
    clock,
  );
}
