import { formatPhone } from '@driftig/domain/format';
import type { ReactNode } from 'react';

import type { Icon } from '../../../ui/display/icon.ts';
import { mailLink, phoneLink } from '../customers/contact-links.ts';
import classes from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly icon?: Icon;
  /** An empty text is not shown. */
  readonly value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** One below the other: for texts of several lines. */
  wide?: boolean;
}

/** Facts of a record: a label over its value, with the icon beside them. */
export function FactList({ facts, wide = false }: FactListProps) {
  const shown = facts.filter(({ value }) => value !== '' && value !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={classes.facts} data-wide={wide || undefined}>
      {shown.map(({ label, icon: Symbol, value }) => (
        <div key={label} className={classes.fact}>
          {Symbol ? <Symbol size={18} stroke={1.6} aria-hidden="true" /> : null}
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number that can be called; text that is no number is shown as it is. */
export function phoneFact(number: string): ReactNode {
  const link = phoneLink(number);
  return link === undefined ? (
    number
  ) : (
    <a href={link} className={classes.link}>
      {formatPhone(number)}
    </a>
  );
}

/** An address that can be written to, the same way. */
export function mailFact(address: string): ReactNode {
  const link = mailLink(address);
  return link === undefined ? (
    address
  ) : (
    <a href={link} className={classes.link}>
      {address}
    </a>
  );
}
