import { createGuardedFetch, type Resolve } from '../net/guarded-fetch.ts';
import { ModelProblem, type CountedTokens, type Model, type ModelProblemKind, type ModelRequest } from './model.ts';
import { openProvider } from './open-provider.ts';
import { endpointsOf, type ProviderSettings } from './provider-settings.ts';
import type { Provider } from './providers/provider.ts';
import type { ReadAnswer } from './read-answer.ts';
import { retryBeforeText } from './retry-before-text.ts';

export interface EndpointOptions {
  /** Seconds to wait for the next words. */
  readonly timeoutSeconds: number;
  /** Internal networks that the operator named, as addresses and CIDR ranges. */
  readonly networks: readonly string[];
  /** An authority (PEM) that is trusted in place of the well-known ones. */
  readonly ca: string | Buffer | null;
  /**
   * How many tokens a model takes in and gives out at once; null where that is not known. An input fits that has no more
   * characters: at three to a token a third is its own, and two are for what the engine found, the instructions and the answer.
   */
  readonly contextTokens: number | null;
  readonly resolve?: Resolve;
  /** Milliseconds before a second try; the usual ones unless said. */
  readonly retryPause?: number;
}

/**
 * Opens a provider; what it is made of is loaded now, in the background, and of no other provider ever.
 * @returns its models by name. Each tries again with growing pauses while nothing was said yet.
 */
export function createModels(settings: ProviderSettings, options: EndpointOptions): (name: string) => Model {
  const { networks, ca, resolve } = options;
  const guarded = { endpoints: endpointsOf(settings), networks, ca, ...(resolve === undefined ? {} : { resolve }) };
  const fetch = createGuardedFetch(guarded);
  const loaded = Promise.all([openProvider(settings, fetch), import('./read-answer.ts')]);
  // Whoever asks is told.
  loaded.catch(() => undefined);
  const quiet = options.timeoutSeconds * 1_000;
  return (name) => ({
    name,
    ...(options.contextTokens === null ? {} : { longestInput: options.contextTokens }),
    stream: (request) =>
      retryBeforeText(() => askOnce(loaded, name, request, quiet), request.signal, options.retryPause),
  });
}

type Loaded = Promise<readonly [Provider, { readonly readAnswer: ReadAnswer }]>;

async function* askOnce(
  loaded: Loaded,
  name: string,
  request: ModelRequest,
  quiet: number,
): AsyncGenerator<string, void> {
  const [provider, { readAnswer }] = await loaded;
  const tokens: CountedTokens = { tokensIn: null, tokensOut: null };
  // Who leaves in the middle has given up.
  let problem: ModelProblemKind | null = 'aborted';
  try {
    yield* readAnswer({ provider, name, request, quiet, tokens });
    problem = null;
  } catch (error) {
    problem = error instanceof ModelProblem ? error.kind : 'broken';
    throw error;
  } finally {
    request.note?.({ problem, ...tokens });
  }
}
