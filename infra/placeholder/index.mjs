/** Deployed by nobody: the templates' stand-in for a function that is not built. */
export const handler = async () => ({ statusCode: 503 });
