import { randomUUID } from 'node:crypto';
import { invoke, type LambdaHandler } from '../gateway/lambda.ts';

/** The function of every frame. */
export const socketFunction = 'chat-socket';

/** A sample event of a frame, as `events/<action>.json` has it. */
export interface FrameEvent {
  readonly requestContext: Readonly<Record<string, unknown>>;
}

interface Sender {
  readonly cookies: Readonly<Record<string, string>>;
  readonly siteUrl: string;
}

/**
 * Opens a socket in name, sends the frame over it and closes it. Writes of the function to this
 * socket are dropped, because no browser holds it; other open screens receive theirs.
 */
export async function invokeFrame(
  handler: LambdaHandler,
  { requestContext, ...event }: FrameEvent,
  { cookies, siteUrl }: Sender,
): Promise<unknown> {
  const connectionId = randomUUID();
  const run = (routeKey: unknown, more: object) => {
    const context = { ...requestContext, connectionId, routeKey };
    return invoke(handler, socketFunction, randomUUID(), { requestContext: context, ...more });
  };
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const opened = await run('$connect', {
    headers: { Cookie: cookie.join('; '), Origin: siteUrl },
  });
  if (!isAccepted(opened)) return opened;
  try {
    return await run(requestContext['routeKey'], event);
  } finally {
    await run('$disconnect', {});
  }
}

const isAccepted = (result: unknown) =>
  typeof result === 'object' &&
  result !== null &&
  'statusCode' in result &&
  result.statusCode === 200;
