import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { StartError } from '../start-error.ts';
import { repositoryDir } from '../repository-folders.ts';

const eventsDir = join(repositoryDir, 'events');

/** Reads the committed sample event of a route or a frame. */
export async function readSampleEvent<E = APIGatewayProxyEventV2>(routeKey: string): Promise<E> {
  const names = (await readdir(eventsDir))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  if (!names.includes(routeKey)) {
    throw new StartError(`Ukendt rute: ${routeKey}. Kendte: ${names.toSorted().join(', ')}`);
  }
  const text = await readFile(join(eventsDir, `${routeKey}.json`), 'utf8');
  return JSON.parse(text) as E;
}

/** The event with the caller's cookies and the origin of the site. */
export function withSession(
  event: APIGatewayProxyEventV2,
  cookies: Readonly<Record<string, string>>,
  siteUrl: string,
): APIGatewayProxyEventV2 {
  return {
    ...event,
    cookies: Object.entries(cookies).map(([name, value]) => `${name}=${value}`),
    headers: { ...event.headers, origin: siteUrl },
  };
}
