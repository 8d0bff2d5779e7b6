import { Kbd } from '@mantine/core';

import classes from './search.module.css';
import { texts } from './texts.ts';

interface SearchFootProps {
  fetching: boolean;
  /** Some lists could not be fetched, so results may be missing. */
  failed: boolean;
  onRetry: () => void;
}

/** The loading and error status, and the keyboard shortcuts. */
export function SearchFoot({ fetching, failed, onRetry }: SearchFootProps) {
  return (
    <div className={classes.foot}>
      <span className={classes.more} role="status">
        {fetching ? texts.fetching : null}
        {failed && !fetching ? texts.failed : null}
      </span>
      {failed && !fetching ? (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {texts.retry}
        </button>
      ) : null}
      <span className={classes.keys}>
        {texts.keys.map(({ key, does }) => (
          <span key={key}>
            <Kbd size="xs">{key}</Kbd> {does}
          </span>
        ))}
      </span>
    </div>
  );
}
