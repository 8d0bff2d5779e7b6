/** The public pages have HTML of their own (packages/contracts/src/edge/edge-pages.ts). */
const publicPages = {
  '/': '/index.html',
  '/info/time-tracking': '/info/time-tracking.html',
};

/** Every other address that is not a file's is a page of the app, which finds its own way. */
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.includes('.')) return request;
  const address = request.uri.length > 1 ? request.uri.replace(/\/$/, '') : request.uri;
  request.uri = publicPages[address] || '/app.html';
  return request;
}
