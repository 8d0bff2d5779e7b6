import type { Background, BackgroundOptions } from '../local-cloud.ts';
import { startClockRunner } from './clock-runner.ts';
import { createConsumerLoader } from './consumers.ts';
import { startFileScansRunner } from './file-scans-runner.ts';
import { startMailEventsRunner } from './mail-events-runner.ts';
import { startOutboxRunner } from './outbox-runner.ts';

interface DeliveryOptions {
  /** False: no hour strikes. Tests hand it in, since the jobs of all companies begin with it. True by default. */
  readonly strikesHours?: boolean;
}

/** All that reaches the consumers: the outbox, the clock, mails that came back, and scans of files where they are on. */
export function startDeliveries(
  { env, loadHandler, free }: BackgroundOptions,
  onError: (error: unknown) => void,
  { strikesHours = true }: DeliveryOptions = {},
): Background {
  const loadConsumers = createConsumerLoader(loadHandler);
  const runners = [
    startOutboxRunner({ env, loadConsumers, onError, free }),
    startMailEventsRunner(env, loadConsumers, onError),
    ...(strikesHours ? [startClockRunner(loadConsumers, onError)] : []),
    ...(process.env['MALWARE_SCAN'] === 'on' ? [startFileScansRunner(loadConsumers, onError)] : []),
  ];
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
