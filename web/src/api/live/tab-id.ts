/** Names this tab on its requests and its socket, so that it is not told of its own changes. */
export const tabId: string = crypto.randomUUID();
