import type { RequestListener } from 'node:http';

const html = `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>Driftig starter</title>
<p>Driftig starter. Siden åbner selv, når den er klar.</p>
`;

/** The answer to all requests until the cloud is ready; a browser asks again each second. */
export const waitingPage: RequestListener = (_, response) => {
  response
    .writeHead(503, {
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    .end(html);
};
