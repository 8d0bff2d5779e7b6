import type { Context } from 'aws-lambda';

/** The `handler` export of a Lambda entry. */
export type LambdaHandler = (event: unknown, context: Context) => Promise<unknown>;

/** Gives the entry of a function by its name, e.g. `invoices` or `chat-socket`. */
export type LoadHandler = (functionName: string) => Promise<LambdaHandler>;

/** API Gateway waits 30 seconds for a function, so functions have a timeout of 29. */
const functionTimeout = 29_000;
const gatewayTimeout = 30_000;

/** Runs a function once, with its own context and a timeout; throws LambdaTimeout. */
export async function invoke(
  handler: LambdaHandler,
  functionName: string,
  requestId: string,
  event: unknown,
): Promise<unknown> {
  const timeLimit = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeLimit.reject(new LambdaTimeout(functionName)), gatewayTimeout);
  try {
    return await Promise.race([
      handler(event, lambdaContext(functionName, requestId)),
      timeLimit.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** The function did not answer within the gateway's timeout. */
export class LambdaTimeout extends Error {
  override readonly name = 'LambdaTimeout';

  constructor(functionName: string) {
    super(`${functionName} did not answer within ${gatewayTimeout / 1000} seconds.`);
  }
}

const ignore = () => undefined;

function lambdaContext(functionName: string, requestId: string): Context {
  const deadline = performance.now() + functionTimeout;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-west-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '1024',
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
    done: ignore,
    fail: ignore,
    succeed: ignore,
  };
}
