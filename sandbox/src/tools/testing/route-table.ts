import * as z from 'zod/mini';
import type { Client, TestSandbox } from './sandbox';

type Method = Parameters<Client['call']>[0];
export type Route = {
  method: Method;
  /** As published: `/customers/{uid}/coupons/{id}`. */
  path: string;
  needsBearer: boolean;
  pathNames: string[];
  queryNames: string[];
  /** Field names of the body, with a plausible value each. */
  body: Record<string, unknown> | null;
};

const named = z.looseObject({
  type: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  /** Nullable fields: the value's own form comes first. */
  anyOf: z.optional(
    z.array(z.looseObject({ type: z.optional(z.unknown()), enum: z.optional(z.array(z.unknown())) })),
  ),
});
const operation = z.looseObject({
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(
    z.object({
      content: z.object({
        'application/json': z.object({
          schema: z.looseObject({ properties: z.optional(z.record(z.string(), named)) }),
        }),
      }),
    }),
  ),
});
const contract = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });
const methods: Readonly<Record<string, Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** The published contract. */
export const readContract = async ({ visitor }: TestSandbox): Promise<object> =>
  z.looseObject({}).parse((await visitor.get('/docs/json')).body);

/** Every published route, the sandbox's own ones only on request. */
export async function readRoutes(sandbox: TestSandbox, withTools = false): Promise<Route[]> {
  const { paths } = contract.parse(await readContract(sandbox));
  return Object.entries(paths).flatMap(([path, operations]) =>
    !withTools && path.startsWith('/sandbox/')
      ? []
      : Object.entries(operations).map(([method, found]) => toRoute(path, methods[method] ?? 'GET', found)),
  );
}

function toRoute(path: string, method: Method, found: z.infer<typeof operation>): Route {
  const names = (place: string) =>
    (found.parameters ?? []).flatMap((parameter) => (parameter.in === place ? [parameter.name] : []));
  const fields = found.requestBody?.content['application/json'].schema.properties;
  return {
    method,
    path,
    needsBearer: found.security !== undefined,
    pathNames: [...path.matchAll(/\{([\w*]+)\}/g)].map((match) => match[1] ?? ''),
    queryNames: names('query'),
    body:
      fields === undefined
        ? null
        : Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, plausible(name, schema)])),
  };
}

/** Ids that exist and belong to demo-level2, by the path before them. */
const ownIds: readonly (readonly [start: string, id: string])[] = [
  ['/customers/{uid}/coupons/', '1001'],
  ['/customers/{uid}/tickets/', '2001'],
  ['/customers/{uid}/transactions/', '3001'],
  ['/customers/{uid}/transaction_history/', '4001'],
  ['/coupons/', '1001'],
  ['/campaigns/', '101'],
  ['/ticket_campaigns/', '201'],
  ['/stamp_campaigns/', '401'],
];

export const ownIdOf = (path: string): string => ownIds.find(([start]) => path.startsWith(start))?.[1] ?? '1';

function plausible(name: string, schema: z.infer<typeof named>): unknown {
  const { type, enum: choices } = schema.anyOf?.[0] ?? schema;
  if (choices !== undefined) return choices[0];
  if (name === 'campaign') return '101';
  if (name === 'customer') return '1001';
  switch (type) {
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return 'x';
  }
}

/** The address of a route with its ids filled in. */
export function addressOf(
  route: Route,
  uid: string,
  overrides: Readonly<Record<string, string>> = {},
): string {
  return route.pathNames.reduce((address, name) => {
    const value = overrides[name] ?? (name === 'uid' ? uid : ownIdOf(route.path));
    return address.replace(`{${name}}`, encodeURIComponent(value));
  }, route.path);
}
