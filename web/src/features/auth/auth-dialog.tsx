import type { SessionUser } from '@driftig/contracts/auth/routes';
import type { Plan } from '@driftig/contracts/core/plans';
import { CloseButton, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useReturnFocus } from '../../ui/focus/use-return-focus.ts';
import { UiProvider } from '../../ui/theme/provider.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import classes from './auth-dialog.module.css';
import { authFailure } from './forms.ts';
import { ForgotMode } from './forgot-mode.tsx';
import { LoginMode } from './login-mode.tsx';
import type { Arrival, AuthMode } from './modes.ts';
import { RegisterMode } from './register-mode.tsx';
import { ResetMode } from './reset-mode.tsx';
import { texts } from './texts.ts';

interface AuthDialogProps {
  mode: AuthMode;
  plan: Plan | undefined;
  /** Of a link out of a mail. */
  token: string | undefined;
  onMode: (mode: AuthMode) => void;
  onLoggedIn: (user: SessionUser) => void;
  onClose: () => void;
}

/** Everything about getting in, over the landing page; brings the component library along. */
export default function AuthDialog(props: AuthDialogProps) {
  return (
    <UiProvider describeError={(error) => authFailure(error)}>
      <AuthModal onClose={props.onClose}>
        <ShownMode {...props} />
      </AuthModal>
    </UiProvider>
  );
}

function AuthModal({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const phone = usePhone();
  useReturnFocus(true);
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
        {children}
      </div>
    </Modal>
  );
}

function ShownMode({ mode, plan, token, onMode, onLoggedIn }: AuthDialogProps) {
  const [arrival, setArrival] = useState<Arrival>({ token });
  const go = (to: AuthMode, bringing: Arrival = {}) => {
    setArrival(bringing);
    onMode(to);
  };
  const toLogin = (bringing: Arrival = {}) => go('login', bringing);
  switch (mode) {
    case 'register': {
      const arrive = (email: string) => toLogin({ email, notice: texts.registered });
      return <RegisterMode plan={plan} onRegistered={arrive} onLogin={() => toLogin()} />;
    }
    case 'forgot':
      return (
        <ForgotMode
          email={arrival.email}
          onSent={(email) => go('reset', { email, notice: texts.linkSent })}
          onReset={() => go('reset')}
          onLogin={() => toLogin()}
        />
      );
    case 'reset':
      return (
        <ResetMode
          arrival={arrival}
          onUpdated={() => toLogin({ email: arrival.email, notice: texts.passwordUpdated })}
          onForgot={() => go('forgot', { email: arrival.email })}
          onLogin={() => toLogin()}
        />
      );
    default:
      return (
        <LoginMode
          arrival={arrival}
          onLoggedIn={onLoggedIn}
          onRegister={() => go('register')}
          onForgot={(email) => go('forgot', { email })}
        />
      );
  }
}
