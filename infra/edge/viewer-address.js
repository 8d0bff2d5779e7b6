/** Attempts are counted by this address, so a header of this name from the viewer is overwritten. */
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
