/**
 * Explained { text, tabStop?, children } — a value that says on hover, focus or tap how it came about.
 * The explanation is the button's description, so that it is read aloud with the value. Without
 * `tabStop` Tab passes it by, for figures beside a form that one tabs through.
 */
import type { ReactNode } from 'react';
import { Tooltip, UnstyledButton } from '@mantine/core';

import classes from './explained.module.css';

const events = { hover: true, focus: true, touch: true };

interface ExplainedProps {
  text: string;
  tabStop?: boolean;
  children: ReactNode;
}

export function Explained({ text, tabStop = true, children }: ExplainedProps) {
  return (
    <Tooltip label={text} events={events} multiline maw={320} openDelay={100}>
      <UnstyledButton
        type="button"
        className={classes.value}
        aria-description={text}
        {...(tabStop ? {} : { tabIndex: -1 })}
      >
        {children}
      </UnstyledButton>
    </Tooltip>
  );
}
