import { useState } from 'react';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusChip, Tag } from '../../../ui/display/status-chip.tsx';
import { people } from '../demo-data.ts';
import classes from './view-employees.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

/** A list of employees whose logins can be switched on and off. */
export function EmployeesView() {
  const [blocked, setBlocked] = useState<readonly string[]>([]);
  return (
    <ul className={classes.rows}>
      {people.map(({ name, department, role, invited }) => {
        const open = !blocked.includes(name);
        return (
          <li key={name} className={classes.row}>
            <Avatar name={name} size={32} />
            <span className={classes.person}>
              <strong>{name}</strong>
              <span className={classes.dimmed}>{role}</span>
            </span>
            <span className={classes.department}>
              <Tag>{department}</Tag>
            </span>
            <StatusChip tone={invited ? 'pending' : open ? 'done' : 'neutral'}>
              {invited ? 'Inviteret' : open ? 'Aktiv' : 'Intet login'}
            </StatusChip>
            <label className={classes.login}>
              <span aria-hidden="true">{texts.login}</span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={open}
                aria-label={texts.loginAllowed(name)}
                checked={open}
                onChange={() =>
                  setBlocked(open ? [...blocked, name] : blocked.filter((other) => other !== name))
                }
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
