import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { Background } from '../local-cloud.ts';
import { takeMailProblems } from '../stand-ins/ses.ts';
import type { Consumer, LoadConsumers } from './consumers.ts';
import { startPolling } from './poller.ts';

/**
 * `fetch` throws a TypeError where the connection is lost, as when the stand-in closes one that was
 * kept open. What came back is still there, and is asked for again a second later.
 */
async function askFor(endpoint: string): Promise<readonly object[]> {
  try {
    return await takeMailProblems(endpoint);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** Delivers what SES reports of mails that came back to their consumers, as its queues do on AWS. */
export function startMailProblemsRunner(
  env: Pick<LocalEnvironment, 'AWS_ENDPOINT_URL_SESV2'>,
  loadConsumers: LoadConsumers,
  onError: (error: unknown) => void,
): Background {
  async function poll(): Promise<void> {
    for (const event of await askFor(env.AWS_ENDPOINT_URL_SESV2)) {
      const message = { messageId: 'mail', body: JSON.stringify(event) };
      const batch = { Records: [message] } as Parameters<Consumer>[0];
      const consumers = await loadConsumers('mailBounced');
      await Promise.all(consumers.map((consumer) => consumer(batch)));
    }
  }

  return startPolling({ interval: 1000, poll, onError });
}
