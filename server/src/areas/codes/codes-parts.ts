import type { CodeLibrary, CodeTables } from '@notewright/engine';

/** What the calls about codes stand on. */
export interface CodesParts {
  readonly codes: {
    /** The tables that are loaded now. */
    readonly library: () => Promise<CodeLibrary>;
  };
}

/** Those in force today: who looks a code up codes today's visit. */
export async function readTables({ codes }: CodesParts): Promise<CodeTables> {
  return (await codes.library()).at(null);
}
