import { mayHaveType } from '@driftig/contracts/records/record-access';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { InputOf, Route } from '@driftig/contracts/core/route';
import { AppError } from '@driftig/domain/errors';

import type { Handler, HandlersOf } from '../pipeline/handler.ts';

type Handlers = HandlersOf<typeof recordRoutes>;
type AnyHandler = Handler<Route & { readonly access: 'manager' }>;

/**
 * The one place where a type may ask for more than the calls it is had by: whichever of them names
 * it, who has no right to it is refused before anything of it is read.
 */
export function withTypeAccess(handlers: Handlers): Handlers {
  const guarded = Object.entries(handlers).map(([key, handler]) => [key, guard(handler as never)]);
  return Object.fromEntries(guarded) as Handlers;
}

function guard(handler: AnyHandler): AnyHandler {
  return async (context) => {
    const type = typeNamedIn(context.input);
    if (type !== undefined && !mayHaveType(type, context.actor)) throw new AppError('forbidden');
    return handler(context);
  };
}

/** A call names its type in the address or in its content; a list of one type has access of its own. */
function typeNamedIn({ params, body }: InputOf<Route>): string | undefined {
  type Naming = { readonly type?: string } | undefined;
  return (params as Naming)?.type ?? (body as Naming)?.type;
}
