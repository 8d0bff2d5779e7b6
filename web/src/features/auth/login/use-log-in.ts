import { authRoutes } from '@driftig/contracts/auth/routes';
import type { SessionUser } from '@driftig/contracts/auth/session';
import { useEffect, useState } from 'react';

import { call } from '../../../api/client.ts';
import { tellTabs } from '../../../api/session/session-tabs.ts';
import { needsCode } from './forms.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Logs in, in one or two steps. When the password was right and a two-step code is needed,
 * `isCodeNeeded` becomes true and the code field is focused; the same form is then submitted again.
 */
export function useLogIn(
  onLoggedIn: (user: SessionUser) => void,
  setFocus: (field: 'code') => void,
) {
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  useEffect(() => {
    if (isCodeNeeded) setFocus('code');
  }, [isCodeNeeded, setFocus]);
  const logIn = async ({ email, password, code }: Credentials) => {
    try {
      const body = { email, password, code: code === '' ? undefined : code };
      const { user } = await call(authRoutes.logIn, { body });
      tellTabs({ kind: 'in', userId: user.id });
      onLoggedIn(user);
    } catch (error) {
      if (isCodeNeeded || !needsCode(error)) throw error;
      setIsCodeNeeded(true);
    }
  };
  return { asksCode: isCodeNeeded, logIn };
}
