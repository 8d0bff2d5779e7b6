import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { functionEntries } from '../build/function-entries.ts';
import type { LoadHandler } from '../gateway/lambda.ts';

export type Consumer = (batch: SQSEvent) => Promise<SQSBatchResponse>;

/** Loads the consumers of an event, by its name in the outbox: `companyRegistered`. */
export type LoadConsumers = (event: string) => Promise<readonly Consumer[]>;

/**
 * As on AWS, a consumer gets only the event that its folder `<word>-on-<event>` names. Each is loaded
 * with the first such event: all of them take 90 MB.
 */
export function createConsumerLoader(loadHandler: LoadHandler): LoadConsumers {
  let entries: ReturnType<typeof functionEntries> | undefined;
  return async (event) => {
    entries ??= functionEntries();
    const suffix = `-on-${event.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const names = [...(await entries).keys()].filter((name) => name.endsWith(suffix));
    return Promise.all(names.map(async (name) => (await loadHandler(name)) as unknown as Consumer));
  };
}
