import type { ErrorCode } from '@driftig/contracts/core/error-codes';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { sampleOf } from '@driftig/contracts/core/samples';
import type { z } from 'zod';
import { requestBody } from './openapi-body.ts';
import type { JsonSchema } from './json-schema.ts';
import { wireSchema } from './json-schema.ts';

/** The OpenAPI 3.1 document of the whole route table. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of allRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Driftig',
      version: '1.0.0',
      description:
        'Beløb er kroner med højst to decimaler, datoer åååå-mm-dd, klokkeslæt tt:mm og tidspunkter ISO 8601 i UTC. Et felt, der må være null, må også sendes som tom tekst.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(allRoutes.map(({ word }) => word))].map((name) => ({ name })),
    paths,
    components: { securitySchemes, schemas: { Error: errorSchema } },
  };
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-driftig_access',
    description: 'Sættes af POST /auth/login og fornyes af sig selv.',
  },
};

const errorSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Dansk, kan vises for brugeren.' },
    code: { type: 'string', enum: Object.keys(errorCodes) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Teksten til hvert felt, der ikke er gyldigt.',
    },
    requestId: { type: 'string' },
  },
  required: ['message', 'code', 'requestId'],
};

function operation(route: Route): object {
  return {
    operationId: route.key,
    tags: [route.word],
    summary: route.summary,
    description: accessText(route),
    security: route.access === 'public' ? [] : [{ session: [] }],
    ...(parametersOf(route).length > 0 && { parameters: parametersOf(route) }),
    ...requestBody(route),
    responses: { ...successOf(route), ...failuresOf(route) },
  };
}

function accessText({ access, plan }: Route): string {
  return `Adgang: ${access}.${plan === undefined ? '' : ` Kræver en plan med ${plan}.`}`;
}

function parametersOf(route: Route): object[] {
  return [
    ...parametersIn('path', route.params),
    ...parametersIn('query', route.query),
    ...(route.idempotent === undefined ? [] : [idempotencyKey]),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Samme nøgle igen inden for 24 timer får det første svar, og intet sker to gange.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' } satisfies JsonSchema,
};

const nextCursor = {
  'x-next-cursor': {
    description: 'Hvor næste side begynder; mangler på den sidste.',
    schema: { type: 'string' },
  },
};

function successOf(route: Route): object {
  const isPaged =
    route.query !== undefined && 'cursor' in (wireSchema(route.query).properties ?? {});
  return {
    [route.status ?? 200]: {
      description: 'Lykkedes.',
      ...(isPaged && { headers: nextCursor }),
      content: {
        'application/json': {
          schema: wireSchema(route.response),
          example: sampleOf(route).response,
        },
      },
    },
  };
}

/** The errors the pipeline can answer on a route like this, and the route's own ones. */
function errorsOf(route: Route): readonly ErrorCode[] {
  const asks = route.params ?? route.query ?? route.body ?? route.files;
  const own: readonly (readonly [ErrorCode, boolean])[] = [
    ['bad_input', asks !== undefined],
    ['malformed', route.body !== undefined || route.files !== undefined],
    ['too_large', route.body !== undefined || route.files !== undefined],
    ['wrong_file_type', route.files !== undefined],
    ['not_logged_in', route.access !== 'public'],
    ['forbidden', !['public', 'member'].includes(route.access)],
    ['cross_site', route.method !== 'GET'],
    ['plan_limit', route.plan !== undefined],
    ['key_reused', route.idempotent === true],
    ['internal', true],
  ];
  const general = own.filter(([, applies]) => applies).map(([code]) => code);
  return [...new Set([...general, ...(route.errors ?? [])])];
}

function failuresOf(route: Route): object {
  const byStatus = Object.groupBy(errorsOf(route), (code) => errorCodes[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errorCodes[code].message}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
