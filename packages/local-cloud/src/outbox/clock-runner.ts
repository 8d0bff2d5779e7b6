import type { Background } from '../local-cloud.ts';
import type { Consumer, LoadConsumers } from './consumers.ts';
import { startPolling } from './poller.ts';

const aMinute = 60_000;

/** The event by which a schedule of EventBridge says which hour it is. */
export const hourEvent = (now: string) => ({
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  time: now,
});

/** Strikes the hour as the schedule does on AWS: at the start, and in the first minute of each hour. */
export function startClockRunner(
  loadConsumers: LoadConsumers,
  onError: (error: unknown) => void,
  now: () => string = () => new Date().toISOString(),
): Background {
  let struck = '';
  async function poll(): Promise<void> {
    const hour = now().slice(0, 13);
    if (hour === struck) return;
    const message = { messageId: 'clock', body: JSON.stringify(hourEvent(now())) };
    const batch = { Records: [message] } as Parameters<Consumer>[0];
    const consumers = await loadConsumers('hourStruck');
    await Promise.all(consumers.map((consumer) => consumer(batch)));
    struck = hour;
  }

  return startPolling({ interval: aMinute, poll, onError });
}
