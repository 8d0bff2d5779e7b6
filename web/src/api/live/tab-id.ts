/**
 * Names this tab on its requests and its socket, so that its own changes are not sent back to it.
 */
export const tabId: string = crypto.randomUUID();
