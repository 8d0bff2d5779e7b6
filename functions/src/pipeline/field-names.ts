import type { Route } from '@driftig/contracts/core/route';
import { requestFieldNames } from '@driftig/contracts/wire/wire';
import type * as z from 'zod';

interface Parts {
  readonly def: {
    readonly in?: z.ZodType;
    readonly out?: z.ZodType;
    readonly innerType?: z.ZodType;
    readonly element?: z.ZodType;
    readonly options?: readonly z.ZodType[];
  };
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** The field names of a schema, however deep. */
function declaredIn(schema: z.ZodType | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { def, shape = {} } = schema as unknown as Parts;
  const inner = [def.in, def.out, def.innerType, def.element, ...(def.options ?? [])];
  return [
    ...Object.keys(shape),
    ...[...Object.values(shape), ...inner].flatMap((part) => declaredIn(part)),
  ];
}

/**
 * Paths of fields as a log line may have them: names that a schema of ours declares. Invented keys
 * could be personal data, so they are '?'; a place in a list is '*'.
 */
export function loggedFields(
  paths: readonly (readonly PropertyKey[])[],
  { params, query, body, files = {} }: Pick<Route, 'params' | 'query' | 'body' | 'files'>,
): string[] {
  const schemas = [params, query, body].flatMap((schema) => declaredIn(schema));
  const known = new Set([...requestFieldNames, ...schemas, ...Object.keys(files)]);
  const nameOf = (step: PropertyKey) => {
    if (/^\d+$/.test(String(step))) return '*';
    return typeof step === 'string' && known.has(step) ? step : '?';
  };
  const names = paths.map((path) => path.map(nameOf).join('.'));
  return [...new Set(names)].filter((name) => name !== '').slice(0, mostFields);
}

const mostFields = 20;
