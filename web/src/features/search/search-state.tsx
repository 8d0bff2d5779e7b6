import { Button, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

import classes from './search.module.css';
import { texts } from './texts.ts';

interface SearchStateProps {
  typed: string;
  found: number;
  fetching: boolean;
  /** Something could not be fetched: what was not found may stand there. */
  failed: boolean;
  onRetry: () => void;
}

/**
 * How it went, also for who cannot see the list. While more is coming, nothing is not yet nothing.
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
