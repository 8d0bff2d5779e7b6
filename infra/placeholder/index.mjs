/** Replaces a function in templates that are synthesized without a build; never deployed. */
export const handler = async () => ({ statusCode: 503 });
