import type { Route } from '@driftig/contracts/core/route';
import { invokeRoute } from '@driftig/local-cloud/testing/harness';
import type { LambdaHandler } from '@driftig/local-cloud/gateway/lambda';
import type { TestAnswer, TestRequest } from '@driftig/local-cloud/testing/test-request';

/** What a request carries besides its route, as it is on the wire. */
export type CallInput = Omit<TestRequest, 'method' | 'path' | 'word' | 'pathParameters'> & {
  readonly params?: Readonly<Record<string, string>>;
};

/** Sends a request through the Lambda entry of its word, as the gateway would. */
export async function call(route: Route, input: CallInput = {}): Promise<TestAnswer> {
  const { method, path, word } = route;
  const { params, ...rest } = input;
  const entry = (await import(`../../functions/src/${word}/api.ts`)) as { handler: LambdaHandler };
  return invokeRoute(entry.handler, {
    method,
    path,
    word,
    ...(params !== undefined && { pathParameters: params }),
    ...rest,
  });
}
