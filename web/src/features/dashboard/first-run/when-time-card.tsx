import { IconArrowRight, IconClipboardList, IconPackage, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths, SETTINGS_PARAM } from '../../../paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';
import classes from './when-time-card.module.css';

const rows = [
  {
    name: 'Products',
    icon: IconPackage,
    about: texts.products,
    action: texts.productsAction,
    to: paths.products,
  },
  {
    name: 'Orders',
    icon: IconClipboardList,
    about: texts.orders,
    action: texts.ordersAction,
    to: `${paths.orders}?new=1`,
  },
  {
    name: 'Settings',
    icon: IconSettings,
    about: texts.settings,
    action: texts.settingsAction,
    to: `${paths.dashboard}?${SETTINGS_PARAM}=invoice`,
  },
];

/** Steps that can wait until the first invoice is sent. */
export function WhenTimeCard() {
  return (
    <Card title={texts.later} flush>
      <ul className={classes.list}>
        {rows.map(({ name, icon: Symbol, about, action, to }) => (
          <li key={name}>
            <Link to={to} className={classes.row}>
              <span className={classes.icon} aria-hidden="true">
                <Symbol size={16} stroke={1.6} />
              </span>
              <span className={classes.name}>{name}</span>
              <span className={classes.about}>{about}</span>
              <span className={classes.action}>
                {action}
                <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
