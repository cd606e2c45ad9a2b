import type { EndpointShape } from '@notewright/contract';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
}

/** Values that a schema's shape does not tell, by the field's name. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'somebody@clinic.example',
  new_email: 'somebody@clinic.example',
  password: 'seven quiet otters',
  new_password: 'nine patient herons',
  otp: '0000',
  code: '000000',
  reason: 'The clinician is ill and a patient is waiting for the result.',
};

export function schemaOf(endpoint: EndpointShape): Schema {
  if (endpoint.body === undefined) return {};
  return z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** A body with what a call requires and no more; for tests. `given` takes the place of what would be made up. */
export function sampleBody(endpoint: EndpointShape, given: Readonly<Record<string, unknown>> = {}): object {
  return { ...(sampleOf(schemaOf(endpoint), '') as object), ...given };
}

function sampleOf(schema: Schema, name: string): unknown {
  if (Object.hasOwn(byName, name)) return byName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice !== undefined) return sampleOf(choice, name);
  if (schema.type === 'object' || schema.properties !== undefined) return sampleObject(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.format === 'uuid') return '01890000-0000-7000-8000-000000000000';
  return 'x'.repeat(schema.minLength ?? 1);
}

function sampleObject({ properties = {}, required = [] }: Schema): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, sampleOf(property, name)]),
  );
}

/** Where in a schema an object takes keys that it does not name; empty when there is no such place. */
export function findOpenObjects(schema: Schema, place = 'body'): readonly string[] {
  const children = [
    ...Object.entries(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one, index) => [String(index), one] as const),
    ...(schema.items === undefined ? [] : [['items', schema.items] as const]),
  ];
  const isObject = schema.type === 'object' || schema.properties !== undefined;
  const isOpen = isObject && schema.additionalProperties !== false;
  return [
    ...(isOpen ? [place] : []),
    ...children.flatMap(([name, child]) => findOpenObjects(child, `${place}.${name}`)),
  ];
}
