import { VisuallyHidden } from '@mantine/core';

import classes from './search.module.css';
import { texts } from './texts.ts';

interface SearchStateProps {
  typed: string;
  found: number;
  fetching: boolean;
}

/** How it went, also for who cannot see the list. While more is coming, nothing is not yet nothing. */
export function SearchState({ typed, found, fetching }: SearchStateProps) {
  const asked = typed.trim();
  const nothing = asked !== '' && found === 0 && !fetching;
  return (
    <div role="status">
      {nothing ? (
        <div className={classes.nothing}>
          <p className={classes.nothingTitle}>{texts.nothing(asked)}</p>
          <p className={classes.nothingHint}>{texts.nothingHint}</p>
        </div>
      ) : null}
      {asked !== '' && found > 0 ? <VisuallyHidden>{texts.found(found)}</VisuallyHidden> : null}
    </div>
  );
}
