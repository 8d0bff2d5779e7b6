import { Button, Loader } from '@mantine/core';

import { texts } from '../../texts.ts';
import type { TalkState } from '../use-talk.ts';

interface OlderStateProps {
  query: TalkState['older'];
  /** What is on its way. */
  label?: string;
}

/** What stands above the oldest known message while there are older ones, and so at the foot. */
export function OlderState({ query, label = texts.loadingOlder }: OlderStateProps) {
  if (query.error !== null)
    return (
      <p role="alert">
        {texts.olderFailed}{' '}
        <Button size="compact-sm" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  return query.isFetching ? <Loader aria-label={label} /> : null;
}
