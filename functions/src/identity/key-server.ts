import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** The token could be neither verified nor refused: the key server did not answer. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/**
 * Reads the public keys of the user pool. aws-jwt-verify's own fetcher refuses the http address of
 * the local pool. `node:http` is used because loading the global fetch slows a cold start more than
 * everything else together.
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
