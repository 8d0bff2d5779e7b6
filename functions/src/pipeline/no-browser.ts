/** Replaces bowser, by which the SDK parses browser names, in the bundles: a Lambda has none. */
export const parse = (): object => ({});
