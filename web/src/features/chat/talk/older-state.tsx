import { Button, Loader } from '@mantine/core';

import { texts } from '../texts.ts';
import type { TalkState } from './use-talk.ts';

/** What stands above the oldest known message while there are older ones. */
export function OlderState({ query }: { query: TalkState['older'] }) {
  if (query.error !== null)
    return (
      <p role="alert">
        {texts.olderFailed}{' '}
        <Button size="compact-sm" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  return query.isFetching ? <Loader aria-label={texts.loadingOlder} /> : null;
}
