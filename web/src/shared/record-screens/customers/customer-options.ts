import { customerTitle, rankCustomers, type NamedCustomer } from './rank-customers.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Choice {
  readonly typed: string;
  /** The current choice, which need not be among the customers. */
  readonly chosen: Option | undefined;
  /** First until something is typed: no customer. */
  readonly none: readonly Option[];
  /** Last option. */
  readonly add: Option;
}

/** To be looked through. */
const SHOWN_FIRST = 40;
/** Fewer while one types, since each is drawn anew for each key. */
const SHOWN_MATCHES = 20;

/**
 * Visible options of a customer chooser, and those that it must know, which include the current
 * choice. The chooser filters all its options at each key, so that it gets few.
 */
export function customerOptions(customers: readonly NamedCustomer[], choice: Choice) {
  const { typed, chosen, none, add } = choice;
  const most = typed === '' ? SHOWN_FIRST : SHOWN_MATCHES;
  const matches = rankCustomers(customers, typed).slice(0, most);
  const options = matches.map((one) => ({ value: one.id, label: customerTitle(one) }));
  const isMissing = [...none, ...options].every(({ value }) => value !== chosen?.value);
  const known = chosen !== undefined && isMissing ? [chosen] : [];
  return {
    shown: [...(typed === '' ? none : []), ...options, add],
    known: [...none, ...known, ...options, add],
  };
}
