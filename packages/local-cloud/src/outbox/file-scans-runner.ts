import type { S3Client } from '@aws-sdk/client-s3';
import type { Background } from '../local-cloud.ts';
import { scanEventOf } from '../stand-ins/malware-scanner.ts';
import { takeStored } from '../stand-ins/s3/s3.ts';
import type { Consumer, LoadConsumers } from './consumers.ts';
import { startPolling } from './poller.ts';

/** How long a scan takes, in ms: long enough to see what a file that waits looks like. */
const aScan = 3000;

/** Scans each file that was stored and tells the consumers, as GuardDuty and its queues do on AWS. */
export function startFileScansRunner(
  loadConsumers: LoadConsumers,
  onError: (error: unknown) => void,
): Background {
  let client: S3Client | undefined;

  async function contentOf(Bucket: string, Key: string): Promise<Uint8Array | undefined> {
    // Imported here, because few starts scan files.
    const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
    client ??= new S3Client({ forcePathStyle: true });
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      // It was removed again meanwhile.
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async function poll(): Promise<void> {
    for (const object of takeStored()) {
      const [bucket = '', ...parts] = object.split('/');
      const key = parts.join('/');
      const content = await contentOf(bucket, key);
      if (content === undefined) continue;
      const event = scanEventOf({ bucket, key, content, at: new Date().toISOString() });
      const message = { messageId: 'scan', body: JSON.stringify(event) };
      const batch = { Records: [message] } as Parameters<Consumer>[0];
      const consumers = await loadConsumers('fileScanned');
      await Promise.all(consumers.map((consumer) => consumer(batch)));
    }
  }

  const polling = startPolling({ interval: aScan, poll, onError });
  return {
    async stop() {
      await polling.stop();
      client?.destroy();
    },
  };
}
