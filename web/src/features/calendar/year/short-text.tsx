import { useState } from 'react';

import classes from './short-text.module.css';
import { texts } from './texts.ts';

/** Characters of a text that are shown at first. */
const shownAtFirst = 100;

/** A text of several lines, cut at 100 characters until it is opened. */
export function ShortText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  const characters = Array.from(text);
  const isLong = characters.length > shownAtFirst;
  const start = characters.slice(0, shownAtFirst).join('').trimEnd();
  return (
    <p className={classes.text}>
      {isLong && !isOpen ? `${start}…` : text}
      {isLong ? (
        <>
          {' '}
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.less : texts.more}
          </button>
        </>
      ) : null}
    </p>
  );
}
