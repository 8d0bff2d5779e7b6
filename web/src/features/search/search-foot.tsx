import { Kbd } from '@mantine/core';

import classes from './search.module.css';
import { texts } from './texts.ts';

interface SearchFootProps {
  fetching: boolean;
  /** Something is missing beside what was found. */
  failed: boolean;
  onRetry: () => void;
}

/** What is still missing, and the keys. */
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
