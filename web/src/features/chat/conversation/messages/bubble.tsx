import type { Call } from '@driftig/domain/chat/mentions';
import { messageParts } from '@driftig/domain/chat/message-parts';

import classes from './message-list.module.css';

interface BubbleProps {
  text: string;
  isOwn: boolean;
  /** It was searched for: the conversation opens at it. */
  isFound?: boolean;
  /** Names of the members, for mentions. */
  calls?: readonly Call<unknown>[];
}

const nobody: readonly Call<unknown>[] = [];

/**
 * The text of a message as it was written, with its links and mentions. Nothing of it is fetched or
 * read as markup.
 */
export function Bubble({ text, isOwn, isFound = false, calls = nobody }: BubbleProps) {
  return (
    <p
      className={classes.bubble}
      data-own={isOwn || undefined}
      data-found={isFound || undefined}
      tabIndex={isFound ? -1 : undefined}
    >
      {messageParts(text, calls).map(({ text: part, href, called }, index) => {
        if (called !== undefined)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
            <strong key={index} className={classes.mention}>
              {part}
            </strong>
          );
        if (href === undefined) return part;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        );
      })}
    </p>
  );
}
