/**
 * In the keys of pages that the server found, beside the name of their route: a change that patches the list
 * cannot know whether its row is still found.
 */
export const foundName = (key: string) => `found ${key}`;
