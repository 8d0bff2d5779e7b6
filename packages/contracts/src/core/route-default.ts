import type { ServedWord } from './routes.ts';

/** API Gateway's own name of the route for what fits no other one. */
export const defaultRouteKey = '$default';

/**
 * Whose function answers it. Each of them says "not found" to a route it does not know, in the shape
 * of every error of ours; the gateway itself would not.
 */
export const wordOfUnknownPaths: ServedWord = 'auth';
