import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { Background } from '../local-cloud.ts';
import { loadConsumers } from './consumers.ts';
import { startFileScansRunner } from './file-scans-runner.ts';
import { startMailProblemsRunner } from './mail-problems-runner.ts';
import { startOutboxRunner } from './outbox-runner.ts';

/** All that reaches the consumers: the outbox, mails that came back, and scans of files where they are on. */
export function startDeliveries(
  env: LocalEnvironment,
  onError: (error: unknown) => void,
): Background {
  const runners = [
    startOutboxRunner(env, loadConsumers, onError),
    startMailProblemsRunner(env, loadConsumers, onError),
    ...(process.env['MALWARE_SCAN'] === 'on' ? [startFileScansRunner(loadConsumers, onError)] : []),
  ];
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
