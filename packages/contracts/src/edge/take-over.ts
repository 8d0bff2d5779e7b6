/** Sent by a page that was just loaded to the service worker of a newer version: it may take over. */
export const takeOver = 'take-over';
