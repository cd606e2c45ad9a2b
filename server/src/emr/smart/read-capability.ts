import { z } from 'zod';
import type { EmrAbilities } from '../emr-abilities.ts';
import { EmrError } from '../emr-error.ts';

const interactionsSchema = z
  .array(z.object({ code: z.string() }))
  .optional()
  .catch(undefined);

const resourceSchema = z.object({
  type: z.string().max(100),
  interaction: interactionsSchema,
  conditionalCreate: z.boolean().optional().catch(undefined),
});

/** What of a CapabilityStatement is used. A resource in a form that is not known is left out. */
const statementSchema = z.object({
  resourceType: z.literal('CapabilityStatement'),
  fhirVersion: z.string().max(50),
  software: z
    .object({ name: z.string().max(200) })
    .optional()
    .catch(undefined),
  rest: z
    .array(z.object({ mode: z.string().optional(), resource: z.array(z.unknown()).optional() }))
    .optional()
    .catch(undefined),
});

export type FhirAbilities = Pick<EmrAbilities, 'fhirVersion' | 'software' | 'reads' | 'creates' | 'conditionalCreates'>;

/** What a FHIR server can, as it states. @throws EmrError `broken` for no statement, `refused` for another version than R4 */
export function readCapability(read: unknown): FhirAbilities {
  const parsed = statementSchema.safeParse(read);
  if (!parsed.success) throw new EmrError('broken', 'no_capability_statement');
  const { fhirVersion, software, rest = [] } = parsed.data;
  if (!/^4\.[013]\b/.test(fhirVersion)) throw new EmrError('refused', 'not_r4');
  const resources = rest
    .filter(({ mode }) => mode === undefined || mode === 'server')
    .flatMap(({ resource = [] }) => resource.map((one) => resourceSchema.safeParse(one)))
    .flatMap((one) => (one.success ? [one.data] : []));
  const can = (code: string) =>
    resources.filter(({ interaction = [] }) => interaction.some((one) => one.code === code));
  const typesOf = (some: readonly { readonly type: string }[]): readonly string[] => [
    ...new Set(some.map(({ type }) => type)),
  ];
  return {
    fhirVersion,
    software: software?.name ?? '',
    reads: typesOf([...can('read'), ...can('search-type')]),
    creates: typesOf(can('create')),
    conditionalCreates: typesOf(can('create').filter(({ conditionalCreate }) => conditionalCreate === true)),
  };
}
