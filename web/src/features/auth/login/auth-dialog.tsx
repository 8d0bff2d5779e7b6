import type { SessionUser } from '@driftig/contracts/auth/session';
import type { Plan } from '@driftig/contracts/core/plans';
import { CloseButton, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { describeError } from '../../../api/errors.ts';
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts';
import { UiProvider } from '../../../ui/theme/provider.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { Wordmark } from '../../../ui/display/wordmark.tsx';
import classes from './auth-dialog.module.css';
import { ForgotMode } from './forgot-mode.tsx';
import { InvitedMode } from './invited-mode.tsx';
import { LoginMode } from './login-mode.tsx';
import type { ModeContext, AuthMode } from './modes.ts';
import { PlaceContext } from './place.ts';
import { RegisterMode } from './register-mode.tsx';
import { ResetMode } from './reset-mode.tsx';
import { texts, type AuthPlace } from './texts.ts';

interface AuthDialogProps {
  mode: AuthMode;
  plan: Plan | undefined;
  /** The token of a password reset link. */
  token: string | undefined;
  /** The e-mail of a user who has just signed up by an invitation. */
  welcomed: string | undefined;
  place: AuthPlace;
  onMode: (mode: AuthMode) => void;
  onLoggedIn: (user: SessionUser) => void;
  onClose: () => void;
}

/** Login, registration and password reset, as a dialog over the landing page. Loads Mantine. */
export default function AuthDialog(props: AuthDialogProps) {
  return (
    <UiProvider describeError={describeError}>
      <PlaceContext value={props.place}>
        <AuthModal onClose={props.onClose}>
          <CurrentMode {...props} />
        </AuthModal>
      </PlaceContext>
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

const firstContext = ({ token, welcomed }: AuthDialogProps): ModeContext =>
  welcomed === undefined
    ? { token }
    : { email: welcomed, notice: texts.userCreated, welcome: true };

function CurrentMode(props: AuthDialogProps) {
  const { mode, plan, onMode, onLoggedIn } = props;
  const [context, setContext] = useState(() => firstContext(props));
  const switchMode = (to: AuthMode, nextContext: ModeContext = {}) => {
    setContext(nextContext);
    onMode(to);
  };
  const switchToLogin = (bringing: ModeContext = {}) => switchMode('login', bringing);
  switch (mode) {
    case 'register': {
      const onRegistered = (email: string) => switchToLogin({ email, notice: texts.registered });
      return (
        <RegisterMode
          plan={plan}
          onRegistered={onRegistered}
          onLogin={() => switchToLogin()}
          onInvited={(email) => switchMode('invited', { email })}
        />
      );
    }
    case 'invited':
      return (
        <InvitedMode
          email={context.email}
          onAsked={(email) => switchToLogin({ email, notice: texts.invitationAsked })}
          onRegister={() => switchMode('register')}
          onLogin={() => switchToLogin()}
        />
      );
    case 'forgot':
      return (
        <ForgotMode
          email={context.email}
          onSent={(email) => switchMode('reset', { email, notice: texts.linkSent })}
          onReset={() => switchMode('reset')}
          onLogin={() => switchToLogin()}
        />
      );
    case 'reset':
      return (
        <ResetMode
          context={context}
          onUpdated={() => switchToLogin({ email: context.email, notice: texts.passwordUpdated })}
          onForgot={() => switchMode('forgot', { email: context.email })}
          onLogin={() => switchToLogin()}
        />
      );
    default:
      return (
        <LoginMode
          context={context}
          onLoggedIn={onLoggedIn}
          onRegister={() => switchMode('register')}
          onForgot={(email) => switchMode('forgot', { email })}
        />
      );
  }
}
