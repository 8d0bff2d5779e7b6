import type { ServedWord } from './routes.ts';

/** API Gateway's key of the route for requests that match no other. */
export const defaultRouteKey = '$default';

/**
 * The word whose function answers that route. Every function answers an unknown route with our
 * not_found error, which the gateway itself would not.
 */
export const wordOfUnknownPaths: ServedWord = 'auth';
