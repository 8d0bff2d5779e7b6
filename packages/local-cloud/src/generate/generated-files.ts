import { allRoutes } from '@driftig/contracts/core/routes';
import { socketRoutes } from '@driftig/contracts/core/socket-routes';
import { openApiDocument } from './openapi.ts';
import { sampleEvent } from './sample-event.ts';
import { sampleFrameEvent } from './sample-frame-event.ts';

const frames = Object.keys(socketRoutes) as (keyof typeof socketRoutes)[];

/** Every committed file that is generated from the route tables, by its path. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['docs/openapi.json', asText(openApiDocument())],
    ...allRoutes.map((route) => [`events/${route.key}.json`, asText(sampleEvent(route))] as const),
    ...frames.map((key) => [`events/${key}.json`, asText(sampleFrameEvent(key))] as const),
  ]);
}

function asText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
