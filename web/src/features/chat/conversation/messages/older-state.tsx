import { Button, Loader } from '@mantine/core';

import { texts } from '../../texts.ts';
import type { ConversationState } from '../use-conversation.ts';

interface OlderStateProps {
  query: ConversationState['older'];
  /** Text while it is loading. */
  label?: string;
}

/** Loading and error state above the oldest known message, and below the newest of a found page. */
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
