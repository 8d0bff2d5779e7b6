import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { Background } from '../local-cloud.ts';
import { takeMailProblems, takeReceivedMails } from '../stand-ins/ses.ts';
import type { Consumer, LoadConsumers } from './consumers.ts';
import { startPolling } from './poller.ts';

type Take = (endpoint: string) => Promise<readonly object[]>;

/** Events of the stand-in of SES, with the name of their consumers. */
const kinds: readonly (readonly [Take, string])[] = [
  [takeMailProblems, 'mailBounced'],
  [takeReceivedMails, 'mailReceived'],
];

/**
 * `fetch` throws a TypeError where the connection is lost, as when the stand-in closes one that was
 * kept open. What came back is still there, and is asked for again a second later.
 */
async function askFor(take: Take, endpoint: string): Promise<readonly object[]> {
  try {
    return await take(endpoint);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** Delivers what SES reports of mails that came back, or came in, to its consumers, as its queues do on AWS. */
export function startMailEventsRunner(
  env: Pick<LocalEnvironment, 'AWS_ENDPOINT_URL_SESV2'>,
  loadConsumers: LoadConsumers,
  onError: (error: unknown) => void,
): Background {
  async function deliver(take: Take, name: string): Promise<void> {
    for (const event of await askFor(take, env.AWS_ENDPOINT_URL_SESV2)) {
      const message = { messageId: 'mail', body: JSON.stringify(event) };
      const batch = { Records: [message] } as Parameters<Consumer>[0];
      const consumers = await loadConsumers(name);
      await Promise.all(consumers.map((consumer) => consumer(batch)));
    }
  }

  async function poll(): Promise<void> {
    for (const [take, name] of kinds) await deliver(take, name);
  }

  return startPolling({ interval: 1000, poll, onError });
}
