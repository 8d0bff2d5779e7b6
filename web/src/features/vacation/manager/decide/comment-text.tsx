import { UnstyledButton } from '@mantine/core';

import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import classes from '../entry/entry-table.module.css';
import { nameOfEntry, shortComment } from '../entry/entry-text.ts';
import { texts } from '../texts.ts';
import type { Decisions } from './use-decisions.ts';

interface CommentTextProps {
  entry: Entry;
  decisions: Decisions;
}

/** The beginning of a comment; a cut one opens its whole. */
export function CommentText({ entry, decisions }: CommentTextProps) {
  const { text, isCut } = shortComment(entry.comment);
  if (!isCut) return <span className={classes.comment}>{text}</span>;
  return (
    <UnstyledButton
      className={classes.open}
      aria-haspopup="dialog"
      aria-label={`${text} ${texts.showAll(nameOfEntry(entry))}`}
      onClick={() => decisions.ask({ kind: 'comment', entry })}
    >
      {text}
    </UnstyledButton>
  );
}
