import { IconChevronDown, IconSearch } from '@tabler/icons-react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { Wordmark } from '../../../ui/display/wordmark.tsx';
import { columns, menu, orders } from '../demo-data.ts';
import classes from './hero-window.module.css';

/** A picture of the list of orders, made of plain elements. */
export function HeroWindow() {
  return (
    <div className={classes.window}>
      <HeroMenu />
      <div className={classes.main}>
        <div className={classes.title}>Orders</div>
        <div className={classes.purpose}>Alle ordrer med bemanding og status.</div>
        <div className={classes.filters}>
          <span className={classes.search}>
            <IconSearch size={15} stroke={1.6} /> Søg
          </span>
          <span className={classes.filter}>
            Alle statusser <IconChevronDown size={14} stroke={1.6} />
          </span>
          <span className={classes.filter}>
            Marts 2026 <IconChevronDown size={14} stroke={1.6} />
          </span>
        </div>
        <HeroTable />
      </div>
    </div>
  );
}

function HeroMenu() {
  return (
    <div className={classes.menu}>
      <Wordmark size={20} />
      <div className={classes.company}>
        <Avatar name="Nordlys Event ApS" size={24} square />
        <div>
          <div className={classes.companyName}>Nordlys Event ApS</div>
          <div className={classes.plan}>Pro</div>
        </div>
      </div>
      {menu.map(({ label, items }) => (
        <div key={items[0]}>
          {label ? <div className={classes.group}>{label}</div> : null}
          {items.map((item) => (
            <div key={item} className={classes.item} data-active={item === 'Orders' || undefined}>
              {item}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function HeroTable() {
  return (
    <div className={classes.table}>
      <div className={classes.head}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {orders.map((order) => (
        <div key={order.number} className={classes.row}>
          <span className={classes.dimmed}>{order.number}</span>
          <span className={classes.strong}>{order.title}</span>
          <span>{order.customer}</span>
          <span>{order.date}</span>
          <span className={classes.people}>
            {order.people.map((name) => (
              <Avatar key={name} name={name} size={20} />
            ))}
            <span className={order.short ? classes.short : classes.dimmed}>{order.staffing}</span>
          </span>
          <span>
            <StatusChip tone={order.tone}>{order.status}</StatusChip>
          </span>
        </div>
      ))}
    </div>
  );
}
