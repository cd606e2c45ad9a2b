import type { ChatMessage } from '@notewright/contract';

/** Data (HL7, FHIR, a table) without its identifiers, character by character as it has to be; null for running text. */
export function redactedData(result: ChatMessage['tool_result']): string | null {
  return result?.tool === 'Redactify' && result.isData === true ? result.redacted : null;
}
