import type { Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';

import type { Certificate } from './certificate.ts';

/**
 * Speaks HTTP/2 as CloudFront does, and HTTP/1.1 to browsers' WebSockets and whatever asks for it. Listeners get
 * requests of either kind as those of node:http, as the API behind CloudFront does.
 */
export function createHttpsServer(certificate: Certificate, maxHeaderSize: number): Server {
  const settings = { maxHeaderListSize: maxHeaderSize };
  // It is an option of HTTP/1.1, which the types do not expect here.
  const options = { ...certificate, allowHTTP1: true, maxHeaderSize, settings };
  const server = createSecureServer(options);
  server.prependListener('request', asPlainRequest);
  return Object.assign(server, { closeAllConnections: connectionsOf(server) }) as unknown as Server;
}

/** Pseudo headers become the lines that HTTP/1.1 has. */
function asPlainRequest(request: Http2ServerRequest): void {
  if (request.httpVersionMajor < 2) return;
  const { authority, rawHeaders } = request;
  const isPseudo = (index: number) => rawHeaders[index - (index % 2)]?.startsWith(':') ?? false;
  const plain = rawHeaders.filter((_, index) => !isPseudo(index));
  rawHeaders.splice(0, rawHeaders.length, 'host', authority, ...plain);
  request.headers.host = authority;
}

/** Ends what is open: a browser keeps its connection for as long as the page is there. */
function connectionsOf(server: Http2SecureServer): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => open.forEach((socket) => socket.destroy());
}
