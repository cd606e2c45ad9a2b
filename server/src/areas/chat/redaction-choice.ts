import { redactionSchema, strictestRedaction, type RedactionChoice, type RedactionFields } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';

/** How a message is to be redacted, when its sender said anything about that; null otherwise, and for other tools. */
export function readRedaction(fields: RedactionFields, toolName: ToolName): RedactionChoice | null {
  const { redact_style: style, redact_zip: zip, redact_ages: ages, redact_clinicians: clinicians } = fields;
  const said = Object.entries({ style, zip, ages, clinicians }).filter(([, value]) => value !== undefined);
  if (toolName !== 'Redactify' || said.length === 0) return null;
  return redactionSchema.parse({ ...strictestRedaction, ...Object.fromEntries(said) });
}
