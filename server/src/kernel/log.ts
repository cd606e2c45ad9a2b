import { pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

export type { Logger } from 'pino';

/**
 * What is told of an error: its kind and where it happened. Never its message, which can quote what a person typed
 * (a parser's error does).
 */
export function describeError(error: unknown): {
  readonly kind: string;
  readonly code: string | null;
  readonly at: readonly string[];
} {
  if (!(error instanceof Error)) return { kind: typeof error, code: null, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frames = framesOf(error);
  return { kind: error.name, code, at: frames.slice(0, 12).map((line) => line.trim()) };
}

/** A line of a trace ends with a place in a file, or in none. */
const frame = /^\s+at .*(?::\d+:\d+|<anonymous>|native)\)?$/;

/** The lines of the trace. It begins with the message, of which a line can look like one of them. */
function framesOf({ stack = '', message }: Error): string[] {
  const begins = stack.indexOf(message);
  const trace = stack.slice(begins < 0 ? 0 : begins + message.length);
  return trace.split('\n').filter((line) => frame.test(line));
}

/** One JSON object a line. Requests and answers are named by id, route and status; bodies and addresses never appear. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: describeError,
      error: describeError,
      req: () => undefined,
      res: (res: { statusCode?: number }) => ({ status: res.statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
