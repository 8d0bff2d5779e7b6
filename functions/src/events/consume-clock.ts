import * as z from 'zod';

import { consumeBatch } from './consume-batch.ts';

/** The event of a schedule of EventBridge; `time` is the hour it stands for, however late it comes. */
const clockEvent = z.object({
  'detail-type': z.literal('Scheduled Event'),
  time: z.iso.datetime(),
});

/** Makes the Lambda entry of a consumer of the clock. It acts for no company. */
export function consumeClock(handle: (now: string) => Promise<void>) {
  return consumeBatch((body) => {
    const { data } = clockEvent.safeParse(JSON.parse(body));
    if (data === undefined) return undefined;
    return { name: 'hourStruck', id: data.time, handle: () => handle(data.time) };
  });
}
