import type { EndpointShape, ProblemCode } from '@notewright/contract';
import { commonProblems, problems, problemSchema } from '@notewright/contract';
import { z } from 'zod';
import type { Route } from './route.ts';

type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** The OpenAPI 3.1 document of all mounted calls, from the schemas that check the requests themselves. */
export function describeApi(routes: readonly Route[]): JsonValue {
  const paths: Record<string, Record<string, JsonValue>> = {};
  for (const route of routes) {
    const path = route.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describeCall(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Notewright',
      version: '1',
      description: 'The calls of the Notewright server. Every failure has the shape of `Problem`.',
    },
    paths,
    components: {
      schemas: { Problem: toSchema(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonValue {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    $schema?: string;
  } & Record<string, JsonValue>;
  return rest;
}

function describeCall({ endpoint, policy }: Route): JsonValue {
  const [tag = ''] = endpoint.path.slice(1).split('/');
  return {
    tags: [tag],
    summary: endpoint.summary,
    ...(policy === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...describeParameters(endpoint.params, 'path'), ...describeParameters(endpoint.query, 'query')],
    ...describeBody(endpoint),
    responses: { [String(endpoint.status ?? 200)]: describeAnswer(endpoint), ...describeProblems(endpoint) },
  };
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): readonly JsonValue[] {
  if (schema === undefined) return [];
  const object = toSchema(schema, 'input') as { properties?: Record<string, JsonValue>; required?: readonly string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object.required ?? []).includes(name),
    schema: property,
  }));
}

function describeBody(endpoint: EndpointShape): { readonly requestBody?: JsonValue } {
  if (endpoint.body === undefined) return {};
  const schema = toSchema(endpoint.body, 'input') as { properties?: Record<string, JsonValue> };
  if (endpoint.fileField === undefined)
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const withFile = {
    ...schema,
    properties: { ...schema.properties, [endpoint.fileField]: describeFile(endpoint) },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile } } } };
}

function describeFile({ fileSetBytes, filesMost = 1 }: EndpointShape): JsonValue {
  const file = { type: 'string', format: 'binary' } as const;
  if (filesMost > 1) return { type: 'array', items: file, maxItems: filesMost };
  return fileSetBytes === undefined ? file : { type: 'array', items: file };
}

function describeAnswer(endpoint: EndpointShape): JsonValue {
  if (endpoint.binary === true) return { description: 'The file.', content: { 'application/octet-stream': {} } };
  const events = endpoint.streams === true ? { 'text/event-stream': { schema: { type: 'string' } } } : {};
  const onlyEvents = endpoint.streams === true && endpoint.method === 'GET';
  const json = onlyEvents ? {} : { 'application/json': { schema: toSchema(endpoint.response, 'output') } };
  return { description: 'Success.', content: { ...json, ...events } };
}

function describeProblems(endpoint: EndpointShape): { readonly [status: string]: JsonValue } {
  const codes = [...new Set([...commonProblems, ...(endpoint.problems ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => String(problems[code][0]));
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, describeProblem(group)]));
}

function describeProblem(codes: readonly ProblemCode[]): JsonValue {
  const description = codes.map((code) => `\`${code}\`: ${problems[code][1]}`).join(' ');
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}
