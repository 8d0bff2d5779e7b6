import { mayHaveType } from '@driftig/contracts/records/record-access';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import type { InputOf, Route } from '@driftig/contracts/core/route';
import { AppError } from '@driftig/domain/errors';

import type { Handler, HandlersOf } from '../pipeline/handler.ts';

type Handlers = HandlersOf<typeof recordRoutes>;
type AnyHandler = Handler<Route & { readonly access: 'manager' }>;

/**
 * Checks the access that a type asks for beyond that of the call, for every call that names a type.
 * Throws forbidden before anything is read.
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

/** The type in the path or in the body; the list call of a type has an access of its own. */
function typeNamedIn({ params, body }: InputOf<Route>): string | undefined {
  type Naming = { readonly type?: string } | undefined;
  return (params as Naming)?.type ?? (body as Naming)?.type;
}
