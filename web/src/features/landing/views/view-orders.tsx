import { formatDate } from '@driftig/domain/format';
import { useState } from 'react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { orders } from '../demo-data.ts';
import classes from './view-orders.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

const filters = [
  { label: texts.all, of: orders.slice(0, 6) },
  { label: texts.short, of: orders.filter(({ short }) => short) },
  { label: 'Done', of: orders.filter(({ status }) => status === 'Done') },
] as const;

/** A list of orders with filter buttons. */
export function OrdersView() {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <div className={classes.filters} role="group" aria-label={texts.filter}>
        {filters.map(({ label, of }, index) => (
          <button
            key={label}
            type="button"
            className={classes.filter}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {label} {index === 0 ? null : of.length}
          </button>
        ))}
      </div>
      <ul className={classes.rows}>
        {filters[chosen]?.of.map(
          ({ number, title, customer, people, staffing, short, ...order }) => (
            <li key={number} className={classes.row}>
              <span className={classes.title}>
                <strong>{title}</strong>
                <span className={classes.dimmed}>
                  {customer}, {formatDate(order.date)}
                </span>
              </span>
              <span className={classes.people}>
                {people.map((name) => (
                  <Avatar key={name} name={name} size={24} />
                ))}
                <span className={short ? classes.short : classes.dimmed}>{staffing}</span>
              </span>
              <StatusChip tone={order.tone}>{order.status}</StatusChip>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
