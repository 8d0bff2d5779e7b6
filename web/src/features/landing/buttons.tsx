import type { ReactNode } from 'react';

import classes from './buttons.module.css';
import type { OpenAuth } from './open-auth.ts';
import { texts } from './texts.ts';

interface ButtonProps {
  kind: 'filled' | 'default' | 'quiet';
  size?: 'md' | 'lg';
  wide?: boolean;
  onClick: () => void;
  prefetch: () => void;
  children: ReactNode;
}

export function Button({ kind, size = 'md', wide, onClick, prefetch, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      onClick={onClick}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </button>
  );
}

interface OpenProps {
  open: OpenAuth;
  size?: 'md' | 'lg';
}

export function SignUpButton({ open, size = 'md' }: OpenProps) {
  return (
    <Button kind="filled" size={size} onClick={() => open.signUp()} prefetch={open.prefetch}>
      {texts.signUp}
    </Button>
  );
}

export function LogInButton({ open, size = 'md', kind }: OpenProps & Pick<ButtonProps, 'kind'>) {
  return (
    <Button kind={kind} size={size} onClick={open.logIn} prefetch={open.prefetch}>
      {open.wasLoggedIn ? texts.toApp : texts.logIn}
    </Button>
  );
}
