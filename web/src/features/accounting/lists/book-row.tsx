/** BookRow — what a row is, with its facts, figures and actions; its name opens its details. */
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './lists.module.css';

interface BookRowProps {
  name: string;
  facts: string;
  figures: ReactNode;
  onOpen: () => void;
  actions?: ReactNode;
}

export function BookRow({ name, facts, figures, onOpen, actions }: BookRowProps) {
  return (
    <>
      <div className={classes.what}>
        <UnstyledButton className={classes.name ?? ''} onClick={onOpen}>
          {name}
        </UnstyledButton>
        <span className={classes.facts}>{facts}</span>
      </div>
      <div className={classes.figures}>{figures}</div>
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </>
  );
}

/** Facts of a row, each with its label; empty ones are left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.sheet}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
