import { allRoutes } from '@driftig/contracts/core/routes';
import { openApiDocument } from './openapi.ts';
import { sampleEvent } from './sample-event.ts';

/** Every committed file that is generated from the route table, by its path. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/openapi.json', asText(openApiDocument())],
    ...allRoutes.map((route) => [`events/${route.key}.json`, asText(sampleEvent(route))] as const),
  ]);
}

function asText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
