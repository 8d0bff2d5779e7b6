import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** A key server that cannot be reached says nothing about the token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/**
 * The public keys of the user pool. The verifier's own fetcher refuses the http address of the
 * local pool, and the global fetch takes longer to load than all else a first request waits for.
 */
export async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const { statusCode, body } = await read(uri).catch((cause) => {
    throw new KeysUnavailable('The key server does not answer', { cause });
  });
  if (statusCode !== 200) throw new KeysUnavailable(`The key server answers ${statusCode}`);
  return body;
}

async function read(uri: string) {
  const { get } = uri.startsWith('https:') ? https : http;
  const [answer] = (await once(get(uri, { signal: AbortSignal.timeout(3000) }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { statusCode: answer.statusCode, body: new Uint8Array(Buffer.concat(chunks)).buffer };
}
