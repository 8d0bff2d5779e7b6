import type { ErrorCode } from '@driftig/contracts/core/error-codes';
import type { Route } from '@driftig/contracts/core/route';

/** The errors that the pipeline can answer on a route like this, and the route's own ones. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  const { access, body, files, word } = route;
  const asks = route.params ?? route.query ?? body ?? files;
  const hasBody = body !== undefined || files !== undefined;
  const needsLogin = access !== 'public';
  const changes = needsLogin && route.method !== 'GET' && !route.readsOnly;
  const own: readonly (readonly [ErrorCode, boolean])[] = [
    ['bad_input', asks !== undefined || route.idempotent === true],
    ['malformed', hasBody],
    ['too_large', hasBody],
    ['wrong_file_type', files !== undefined],
    ['too_many', files !== undefined],
    ['not_logged_in', needsLogin],
    ['forbidden', needsLogin && access !== 'member'],
    ['second_factor_required', needsLogin && route.withoutSecondFactor !== true],
    ['suspended', changes && word !== 'auth'],
    ['cross_site', route.method !== 'GET'],
    ['plan_limit', route.plan !== undefined],
    ['key_reused', route.idempotent === true],
    ['busy', true],
    ['internal', true],
  ];
  const general = own.filter(([, applies]) => applies).map(([code]) => code);
  return [...new Set([...general, ...(route.errors ?? [])])];
}
