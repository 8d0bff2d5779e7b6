/**
 * Explained { text, children } — a value that says on hover, focus or tap how it came about. The
 * explanation is the button's description, so that it is read aloud with the value.
 */
import type { ReactNode } from 'react';
import { Tooltip, UnstyledButton } from '@mantine/core';

import classes from './explained.module.css';

const events = { hover: true, focus: true, touch: true };

export function Explained({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip label={text} events={events} multiline maw={320} openDelay={100}>
      <UnstyledButton type="button" className={classes.value} aria-description={text}>
        {children}
      </UnstyledButton>
    </Tooltip>
  );
}
