import type { SessionUser } from '@driftig/contracts/auth';
import type { Plan } from '@driftig/contracts/plans';
import { CloseButton, Modal } from '@mantine/core';
import { useState } from 'react';

import { useReturnFocus } from '../../ui/dialog.tsx';
import { UiProvider } from '../../ui/provider.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import classes from './auth-dialog.module.css';
import { authFailure } from './forms.ts';
import { LoginMode } from './login-mode.tsx';
import { RegisterMode } from './register-mode.tsx';

export type AuthMode = 'login' | 'register';

interface AuthDialogProps {
  mode: AuthMode;
  plan: Plan | undefined;
  onMode: (mode: AuthMode) => void;
  onLoggedIn: (user: SessionUser) => void;
  onClose: () => void;
}

/** Login and registration over the landing page; brings the component library along. */
export default function AuthDialog(props: AuthDialogProps) {
  return (
    <UiProvider describeError={authFailure}>
      <AuthModal {...props} />
    </UiProvider>
  );
}

function AuthModal({ mode, plan, onMode, onLoggedIn, onClose }: AuthDialogProps) {
  const phone = usePhone();
  useReturnFocus(true);
  const [registeredAs, setRegisteredAs] = useState<string>();
  return (
    <Modal
      opened
      onClose={onClose}
      size={420}
      fullScreen={phone}
      padding={0}
      withCloseButton={false}
      returnFocus={false}
    >
      <div className={classes.dialog}>
        <div className={classes.head}>
          <Wordmark />
          <CloseButton aria-label="Luk" onClick={onClose} size="lg" />
        </div>
        {mode === 'login' ? (
          <LoginMode
            registeredAs={registeredAs}
            onLoggedIn={onLoggedIn}
            onRegister={() => onMode('register')}
          />
        ) : (
          <RegisterMode
            plan={plan}
            onRegistered={(email) => {
              setRegisteredAs(email);
              onMode('login');
            }}
            onLogin={() => onMode('login')}
          />
        )}
      </div>
    </Modal>
  );
}
