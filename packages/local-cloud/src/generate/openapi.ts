import { errorCodes } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { sampleOf } from '@driftig/contracts/core/samples';
import type { z } from 'zod';
import { requestBody } from './openapi-body.ts';
import type { JsonSchema } from './json-schema.ts';
import { wireSchema } from './json-schema.ts';
import { errorsOf } from './route-errors.ts';

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
    components: {
      securitySchemes,
      schemas: { Error: errorSchema, GatewayError: gatewayErrorSchema },
    },
  };
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-driftig_session',
    description:
      'Sættes af POST /auth/login og gælder i 30 dage, eller til den ikke har været brugt i 14.',
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

/** Body of the gateway's own errors, sent before a function runs or in its place. */
const gatewayErrorSchema = {
  type: 'object',
  properties: { message: { type: 'string', description: 'Engelsk; vises ikke.' } },
  required: ['message'],
  additionalProperties: false,
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

const foundRows = {
  'x-found': {
    description:
      'Med page: hvor mange rækker der er læst (read), passer (all) og har hver status, som read=13400&all=52&sent=40.',
    schema: { type: 'string' },
  },
};

const file = { schema: { type: 'string', format: 'binary' } };
/** Files are kept as JPEG or PDF, whatever was sent. */
const fileAnswers = {
  200: { description: 'Filen.', content: { 'image/jpeg': file, 'application/pdf': file } },
};

function successOf(route: Route): object {
  const asked = route.query === undefined ? {} : (wireSchema(route.query).properties ?? {});
  const isPaged = 'cursor' in asked;
  const isFound = 'search' in asked;
  if (route.answersFile) return fileAnswers;
  return {
    [route.status ?? 200]: {
      description: 'Lykkedes.',
      ...(isPaged && { headers: { ...nextCursor, ...(isFound && foundRows) } }),
      content: {
        'application/json': {
          schema: wireSchema(route.response),
          example: sampleOf(route).response,
        },
      },
    },
  };
}

/** Errors of the gateway itself on any route: long headers, large bodies, malformed paths. */
const gatewayAnswers = {
  400: 'Stien kan ikke læses.',
  413: 'Indholdet er større end 10 MB.',
  431: 'Forespørgslens linje og headers er større end 10.240 bytes.',
  500: 'Funktionen svarede ikke.',
  503: 'Funktionen svarede ikke i tide.',
};

/** The statuses of errors with the codes of each, and what the gateway answers before us. */
function failuresOf(route: Route): object {
  const byStatus = Object.groupBy(errorsOf(route), (code) => errorCodes[code].status);
  const own = Object.entries(byStatus).map(([status, codes]) => {
    const texts = codes.map((code) => `${code}: ${errorCodes[code].message}`);
    return [status, failure(texts.join(' '), '#/components/schemas/Error')] as const;
  });
  const gateways = Object.entries(gatewayAnswers).map(
    ([status, text]) => [status, failure(text, '#/components/schemas/GatewayError')] as const,
  );
  const all = [...new Set([...own, ...gateways].map(([status]) => status))];
  return Object.fromEntries(
    all.map((status) => [status, joinFailures(status, [...own, ...gateways])]),
  );
}

interface Failure {
  readonly description: string;
  readonly schema: object;
}

const failure = (description: string, $ref: string): Failure => ({ description, schema: { $ref } });

function joinFailures(status: string, failures: readonly (readonly [string, Failure])[]): object {
  const found = failures.flatMap(([of, one]) => (of === status ? [one] : []));
  const schemas = found.map(({ schema }) => schema);
  const [only] = schemas;
  return {
    description: found.map(({ description }) => description).join(' Gatewayen: '),
    content: { 'application/json': { schema: schemas.length === 1 ? only : { anyOf: schemas } } },
  };
}
