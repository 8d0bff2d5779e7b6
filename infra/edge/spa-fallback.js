/** Public pages have their own HTML file (packages/contracts/src/edge/edge-pages.ts). */
const publicPages = {
  '/': '/index.html',
  '/info/time-tracking': '/info/time-tracking.html',
  '/info/privatliv': '/info/privatliv.html',
  '/info/vilkaar': '/info/vilkaar.html',
};

/** Every other path that is not of a file gets the HTML of the app, which routes it itself. */
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.includes('.')) return request;
  const address = request.uri.length > 1 ? request.uri.replace(/\/$/, '') : request.uri;
  request.uri = publicPages[address] || '/app.html';
  return request;
}
