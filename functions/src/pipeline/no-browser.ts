/** Stands in for the SDK's reader of browser names in the bundles: a Lambda is no browser. */
export const parse = (): object => ({});
