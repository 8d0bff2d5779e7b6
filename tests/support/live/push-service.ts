import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { vi } from 'vitest';

/** A message as a push service took it. */
interface Taken {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A browser's side of a subscription: its registration with the server, and the decryption of
 * messages.
 */
export function pushBrowser(host = 'fcm.googleapis.com') {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const secret = randomBytes(16);
  const endpoint = `https://${host}/fcm/send/${randomBytes(16).toString('base64url')}`;
  return {
    endpoint,
    subscription: { endpoint, keys: { p256dh, auth: secret.toString('base64url') } },
    /** RFC 8188 and 8291: one record of aes128gcm. */
    read({ body }: Taken): Record<string, string> {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 86);
      const sealed = body.subarray(86);
      const shared = curve.computeSecret(sender);
      const info = Buffer.concat([
        Buffer.from('WebPush: info\0'),
        Buffer.from(p256dh, 'base64url'),
        sender,
      ]);
      const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
      const of = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<
        string,
        string
      >;
    },
  };
}

/** A push service on this machine, which takes what is sent to any known one. */
export async function startPushService() {
  const taken: Taken[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { 'x-endpoint': endpoint, ...headers } = request.headers;
      taken.push({ endpoint: String(endpoint), headers, body: Buffer.concat(parts) });
      const status = statuses.get(String(endpoint)) ?? 201;
      // Redirects to this server, to detect clients that follow.
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  const redirected = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-endpoint', new Request(input).url);
    return realFetch(`http://127.0.0.1:${port}/`, { ...init, headers });
  });
  return {
    taken,
    /** Sets the status of all following answers of a browser's push endpoint. */
    answer: ({ endpoint }: Pick<Taken, 'endpoint'>, status: number) =>
      statuses.set(endpoint, status),
    async stop() {
      redirected.mockRestore();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether the message says who sent it: a token for the push service, signed with our key. */
export function isSignedBy(publicKey: string, { headers, endpoint }: Taken): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string };
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verified = createVerify('sha256')
    .update(`${head}.${body}`)
    .verify(
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  return verified && key === publicKey && claims.aud === new URL(endpoint).origin;
}
