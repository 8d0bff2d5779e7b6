import classes from './message-list.module.css';
import { mentionParts } from './mentions.ts';
import { textParts } from './text-parts.ts';

interface BubbleProps {
  text: string;
  isOwn: boolean;
  /** It was searched for: the talk opens at it. */
  isFound?: boolean;
  /** By which people are called in the talk, see `callNames`. */
  called?: readonly string[];
}

const nobody: readonly string[] = [];

/** The text of a message as it was written, with its links. Nothing of it is fetched or read as markup. */
export function Bubble({ text, isOwn, isFound = false, called = nobody }: BubbleProps) {
  return (
    <p
      className={classes.bubble}
      data-own={isOwn || undefined}
      data-found={isFound || undefined}
      tabIndex={isFound ? -1 : undefined}
    >
      {textParts(text).map(({ text: part, href }, index) =>
        href === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
          <Mentions key={index} text={part} called={called} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ),
      )}
    </p>
  );
}

function Mentions({ text, called }: { text: string; called: readonly string[] }) {
  return mentionParts(text, called).map(({ text: part, isMention }, index) =>
    isMention ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change
      <strong key={index} className={classes.mention}>
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
