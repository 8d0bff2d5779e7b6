/** The address that attempts are counted by: the edge's own word for it, never the viewer's. */
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
