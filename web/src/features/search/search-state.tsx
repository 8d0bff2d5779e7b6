import { Button, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

import classes from './search.module.css';
import { texts } from './texts.ts';

interface SearchStateProps {
  typed: string;
  found: number;
  fetching: boolean;
  /** Some lists could not be fetched, so results may be missing. */
  failed: boolean;
  onRetry: () => void;
}

/**
 * The number of results for screen readers, and an empty state when there are none. No empty state
 * while lists are still loading.
 */
export function SearchState({ typed, found, fetching, failed, onRetry }: SearchStateProps) {
  const query = typed.trim();
  const isEmpty = query !== '' && found === 0 && !fetching;
  const title = failed ? texts.failed : texts.nothing(query);
  return (
    <>
      <div role="status">
        {isEmpty ? (
          <div className={classes.nothing}>
            <p className={classes.nothingTitle}>{title}</p>
            <p className={classes.nothingHint}>{failed ? texts.failedHint : texts.nothingHint}</p>
          </div>
        ) : null}
        {query !== '' && found > 0 ? <VisuallyHidden>{texts.found(found)}</VisuallyHidden> : null}
      </div>
      {isEmpty && failed ? (
        <Button
          className={classes.again ?? ''}
          leftSection={<IconRefresh size={18} stroke={1.6} />}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      ) : null}
    </>
  );
}
