import type { Route } from '@driftig/contracts/core/route';
import type { ServedWord } from '@driftig/contracts/core/routes';
import { services } from '@driftig/functions/pipeline/services';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import type { TestAnswer, TestRequest } from '@driftig/local-cloud/testing/test-request';

import { rightsOf } from '../../infra/rights.ts';
import { withTableRights } from './table-rights.ts';

/** What a request carries besides its route, as it is on the wire. */
export type CallInput = Omit<TestRequest, 'method' | 'path' | 'word' | 'pathParameters'> & {
  readonly params?: Readonly<Record<string, string>>;
};

/**
 * Sends a request through the Lambda entry of its word, as the gateway would, with the rights to
 * the table that the function has on AWS.
 */
export async function call(route: Route, input: CallInput = {}): Promise<TestAnswer> {
  const { method, path, word } = route;
  const { params, ...rest } = input;
  const entry = (await import(`../../functions/src/${word}/api.ts`)) as { handler: LambdaHandler };
  const request = {
    method,
    path,
    word,
    ...(params !== undefined && { pathParameters: params }),
    ...rest,
  };
  return withTableRights(services().table, rightsOf(word as ServedWord), () =>
    invokeRoute(entry.handler, request),
  );
}
