import type { FileField, Route } from '@driftig/contracts/core/route';
import { sampleOf } from '@driftig/contracts/core/samples';
import type { JsonSchema } from './json-schema.ts';
import { wireSchema } from './json-schema.ts';

/** The body of an operation: JSON, or a multipart form for a route with files. */
export function requestBody(route: Route): { readonly requestBody?: object } {
  if (route.files !== undefined) return { requestBody: multipart(route, route.files) };
  if (route.body === undefined) return {};
  const content = { schema: wireSchema(route.body), example: sampleOf(route).body };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

function multipart(route: Route, files: Readonly<Record<string, FileField>>): object {
  const fields = route.body === undefined ? {} : wireSchema(route.body);
  const fileNames = Object.keys(files);
  const required = fileNames.filter((name) => files[name]?.required);
  const schema: JsonSchema = {
    ...fields,
    type: 'object',
    properties: {
      ...fields.properties,
      ...Object.fromEntries(fileNames.map((name) => [name, { type: 'string', format: 'binary' }])),
    },
    required: [...(fields.required ?? []), ...required],
  };
  const encoding = Object.fromEntries(
    Object.entries(files).map(([name, { mediaTypes }]) => [
      name,
      { contentType: mediaTypes.join(', ') },
    ]),
  );
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}
