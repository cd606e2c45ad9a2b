import type { RedactionChoice } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import type { ToolRun } from './tool.ts';

/** What the engine is told of a person's choice; the chat's secret goes along where stand-ins are made from it. */
export async function readOptions(run: Pick<ToolRun, 'redaction' | 'surrogateKey'>): Promise<RedactOptions> {
  if (run.redaction === null) return {};
  const { style, zip, ages, clinicians } = run.redaction satisfies RedactionChoice;
  const key = style === 'surrogates' ? await run.surrogateKey() : null;
  return { style, zip, ages, keepClinicians: clinicians === 'keep', ...(key === null ? {} : { key }) };
}
