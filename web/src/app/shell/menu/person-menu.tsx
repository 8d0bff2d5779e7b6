import {
  IconChevronDown,
  IconDeviceDesktop,
  IconKeyboard,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';

import { Suspense, useId, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { useScheme } from '../../../ui/theme/color-scheme.ts';
import { paths } from '../../../paths.ts';
import classes from './person-menu.module.css';

const OwnAvatar = loadable(() => import('./own-avatar.tsx'));

const schemes = [
  { value: 'light', label: 'Lyst udseende', icon: IconSun },
  { value: 'dark', label: 'Mørkt udseende', icon: IconMoon },
  { value: 'auto', label: 'Som enheden', icon: IconDeviceDesktop },
] as const;

interface PersonMenuProps {
  onShowKeys: () => void;
  /** A link of the menu was followed. */
  onChosen?: () => void;
}

/**
 * The menu of the logged-in user: link to the profile, keyboard shortcuts, and colour scheme. A native popover, which
 * Esc and a click outside close.
 */
export function PersonMenu({ onShowKeys, onChosen }: PersonMenuProps) {
  const user = useUser();
  const menu = useRef<HTMLDivElement>(null);
  const { scheme, setScheme } = useScheme();
  // There is one in the menu of a phone, too.
  const id = useId();
  const name = user.name || user.email;
  return (
    <>
      <button type="button" className={classes.person} popoverTarget={id}>
        {user.hasPicture ? (
          <Suspense fallback={<Avatar name={name} />}>
            <OwnAvatar name={name} />
          </Suspense>
        ) : (
          <Avatar name={name} />
        )}
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={16} stroke={1.6} className={classes.chevron} aria-hidden="true" />
      </button>
      <div ref={menu} id={id} popover="auto" className={classes.menu}>
        <p className={classes.mail}>{user.email}</p>
        <Link
          to={paths.profile}
          className={classes.own}
          replace={onChosen !== undefined}
          onClick={() => {
            menu.current?.hidePopover();
            onChosen?.();
          }}
        >
          <IconUserCircle size={18} stroke={1.6} />
          Min profil
        </Link>
        <button
          type="button"
          className={classes.keys}
          onClick={() => {
            menu.current?.hidePopover();
            onShowKeys();
          }}
        >
          <IconKeyboard size={18} stroke={1.6} />
          Tastaturgenveje
        </button>
        <fieldset className={classes.schemes}>
          <legend className={classes.legend}>Udseende</legend>
          {schemes.map(({ value, label, icon: Symbol }) => (
            <label key={value} className={classes.scheme}>
              <input
                type="radio"
                name={`scheme${id}`}
                className={classes.radio}
                checked={scheme === value}
                onChange={() => setScheme(value)}
              />
              <Symbol size={18} stroke={1.6} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
