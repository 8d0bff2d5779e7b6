import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { RefObject } from 'react';

import { Wordmark } from '../../ui/display/wordmark.tsx';
import { anchors } from './anchors.ts';
import { LogInButton, SignUpButton } from './buttons.tsx';
import classes from './header.module.css';
import type { OpenAuth } from './open-auth.ts';
import { texts } from './texts.ts';

interface HeaderProps {
  open: OpenAuth;
  homePath: string;
}

export function Header({ open, homePath }: HeaderProps) {
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <header className={classes.header}>
      <a href="/" className={classes.brand}>
        <Wordmark size={26} />
      </a>
      <nav className={classes.links} aria-label={texts.mainMenu}>
        {anchors.map(({ href, label }) => (
          <a key={href} href={homePath + href} className={classes.link}>
            {label}
          </a>
        ))}
      </nav>
      <LogInButton open={open} kind="quiet" />
      <span className={classes.signUp}>
        <SignUpButton open={open} />
      </span>
      <button
        type="button"
        className={classes.burger}
        aria-label={texts.menu}
        onClick={() => menu.current?.showModal()}
      >
        <IconMenu2 size={22} stroke={1.6} />
      </button>
      <PhoneMenu ref={menu} open={open} homePath={homePath} />
    </header>
  );
}

interface PhoneMenuProps extends HeaderProps {
  ref: RefObject<HTMLDialogElement | null>;
}

function PhoneMenu({ ref, open, homePath }: PhoneMenuProps) {
  const close = () => ref.current?.close();
  const closingMenu: OpenAuth = {
    ...open,
    signUp: () => {
      close();
      open.signUp();
    },
  };
  return (
    <dialog ref={ref} className={classes.menu} aria-label={texts.mainMenu}>
      <button type="button" className={classes.close} aria-label={texts.closeMenu} onClick={close}>
        <IconX size={22} stroke={1.6} />
      </button>
      {anchors.map(({ href, label }) => (
        <a key={href} href={homePath + href} className={classes.menuLink} onClick={close}>
          {label}
        </a>
      ))}
      <SignUpButton open={closingMenu} size="lg" />
    </dialog>
  );
}
