import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import classes from './person-link.module.css';

/** The name of a person, which leads to their page with hours, coming orders and absence. */
export function PersonLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link className={classes.link} to={paths.employee(id)}>
      {children}
    </Link>
  );
}
