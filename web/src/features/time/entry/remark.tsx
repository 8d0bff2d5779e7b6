import { UnstyledButton } from '@mantine/core';

import type { Entry } from '../queries.ts';
import { nameOf, remarkOf } from './entry-text.ts';
import classes from './remark.module.css';
import { texts } from './texts.ts';

/** The beginning of a remark; a cut one opens its whole. Nothing where there is none. */
export function Remark({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const { text, isCut } = remarkOf(entry);
  if (text === '') return null;
  if (!isCut) return <span className={classes.text}>{text}</span>;
  return (
    <UnstyledButton
      className={classes.open}
      aria-haspopup="dialog"
      aria-label={`${text} ${texts.showAll(nameOf(entry))}`}
      onClick={onOpen}
    >
      {text}
    </UnstyledButton>
  );
}
