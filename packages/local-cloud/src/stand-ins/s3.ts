import { mkdir } from 'node:fs/promises';
import S3rver from 's3rver';
import type { StandIn } from './ports.ts';
import { closeServer, localHost } from './ports.ts';

const stored: string[] = [];

/** The objects that were stored since the last time, as `bucket/key`; there is one store in a process. */
export function takeStored(): readonly string[] {
  return stored.splice(0);
}

/** Starts the local S3 (s3rver) with these buckets; objects are files below `dataDir`. */
export async function startS3(options: {
  readonly dataDir: string;
  readonly buckets: readonly string[];
}): Promise<StandIn> {
  for (const bucket of options.buckets) {
    await mkdir(`${options.dataDir}/${bucket}`, { recursive: true });
  }
  const server = new S3rver({
    address: localHost,
    port: 0,
    silent: true,
    directory: options.dataDir,
    allowMismatchedSignatures: true,
    vhostBuckets: false,
  });
  server.on('event', ({ Records: records }) => {
    for (const { eventName, s3 } of records)
      if (eventName.startsWith('ObjectCreated')) stored.push(`${s3.bucket.name}/${s3.object.key}`);
  });
  // Without a listener Koa prints every 404 to the terminal.
  server.on('error', () => undefined);
  const { port } = await server.run();
  return {
    endpoint: `http://${localHost}:${port}`,
    stop: () => closeServer(server.httpServer),
  };
}
