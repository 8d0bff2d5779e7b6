import type { WireRequest } from './request.ts';

/**
 * `fetch` with the sent percentage of the request, which the browser's own does not report. 100
 * means sent; the response may still be pending.
 */
export function fetchWithProgress(onPercent: (percent: number) => void) {
  return (url: string, { method = 'GET', headers, body, signal }: WireRequest['init']) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const aborted = () => reject(new DOMException('The request was aborted', 'AbortError'));
      if (signal?.aborted) return aborted();
      request.open(method, url);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onPercent(total === 0 ? 0 : Math.floor((loaded / total) * 100)),
      );
      request.addEventListener('load', () => {
        const { status, response } = request;
        resolve(new Response(response as Blob, { status, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The request failed')));
      request.addEventListener('abort', aborted);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
      return undefined;
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
