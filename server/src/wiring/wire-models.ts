import { resolve } from 'node:path';
import { readNamedFile } from '../config/read-named-file.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../kernel/log.ts';
import { createModelDesk, type ModelDesk, type NotedCall } from '../models/model-desk.ts';
import { createModels } from '../models/provider-model.ts';
import { createModelStore, type ModelStore } from '../store/models/model-store.ts';
import type { TurnParts } from '../turns/turn-parts.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';
import { readModelSettings } from './read-model-settings.ts';
import type { ServerOptions } from './server-options.ts';

/** The language models of the installation, and who has them asked. */
export interface ModelRooms {
  /** Null: the built-in engine does the whole job. */
  readonly desk: ModelDesk | null;
  /** Where the models answer; null without one. */
  readonly host: string | null;
  readonly modelFor: TurnParts['modelFor'];
}

/**
 * Opens the models that the settings choose. Nothing is asked of them yet.
 * @throws SettingError with one sentence for the operator
 */
export function wireModels(
  { settings, logger, root }: ServerOptions,
  { database, clock }: Pick<Ground, 'database' | 'clock'>,
  closers: Closers,
): ModelRooms {
  const provider = readModelSettings(settings, root);
  if (provider === null) return { desk: null, host: null, modelFor: () => Promise.resolve(null) };
  const store = createModelStore(database);
  const { MODEL_CA: ca } = settings;
  const open = createModels(provider, {
    timeoutSeconds: settings.MODEL_TIMEOUT_SECONDS,
    networks: settings.MODEL_NETWORKS,
    ca: ca === null ? null : readNamedFile('MODEL_CA', resolve(root, ca)),
    contextTokens: settings.MODEL_CONTEXT_TOKENS,
  });
  const keeping = new Set<Promise<void>>();
  closers.push(async () => void (await Promise.all(keeping)));
  const note = (call: NotedCall): void => {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const kept = store
      .add({ ...measure(settings, call), day })
      .catch((err: unknown) => logger.warn({ err }, 'the use of a language model could not be counted'))
      .finally(() => keeping.delete(kept));
    keeping.add(kept);
  };
  const desk = createModelDesk({ open, names: namesOf(settings), readers: readersOf(settings), note, clock });
  return { desk, host: new URL(provider.baseUrl).host, modelFor: chooseModel(desk, store, logger) };
}

/** A call as it is counted; tokens that the provider did not count are none. */
function measure(settings: Settings, { askedBy, model, problem, tokensIn, tokensOut }: NotedCall) {
  const counted = { tokensIn: tokensIn ?? 0, tokensOut: tokensOut ?? 0 };
  const price = counted.tokensIn * (settings.MODEL_PRICE_IN ?? 0) + counted.tokensOut * (settings.MODEL_PRICE_OUT ?? 0);
  // A price is of a million tokens: as a number, the millionths that one of them costs.
  const millionths = Math.round(price);
  return { askedBy, provider: settings.MODEL_PROVIDER, model, problem, calls: 1, ...counted, millionths };
}

function namesOf(settings: Settings): ModelDesk['names'] {
  const usual = settings.MODEL_NAME ?? '';
  return {
    Chartwright: settings.MODEL_NAME_CHARTWRIGHT ?? usual,
    TranscriptX: settings.MODEL_NAME_TRANSCRIPTX ?? usual,
    Validify: settings.MODEL_NAME_VALIDIFY ?? usual,
  };
}

/** A summary of an audit is no note. */
function readersOf(settings: Settings): NonNullable<Parameters<typeof createModelDesk>[0]['readers']> {
  if (!settings.MODEL_SECOND_READING) return {};
  const { Chartwright, TranscriptX } = namesOf(settings);
  const reader = settings.MODEL_NAME_SECOND_READING;
  return { Chartwright: reader ?? Chartwright, TranscriptX: reader ?? TranscriptX };
}

/** Reads before each reply whether its company, or its person, wants a model; whoever cannot be read wants none. */
function chooseModel(
  desk: ModelDesk,
  store: Pick<ModelStore, 'mayUse'>,
  logger: Pick<Logger, 'warn'>,
): ModelRooms['modelFor'] {
  return async (tool, { tenantId }) => {
    const model = desk.of(tool);
    if (model === null) return null;
    try {
      return (await store.mayUse(tenantId)) ? model : null;
    } catch (err) {
      logger.warn({ err }, 'whether language models are wanted could not be read; none is asked');
      return null;
    }
  };
}
