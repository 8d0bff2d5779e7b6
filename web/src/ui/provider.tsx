/**
 * UiProvider { children } — put once around the whole application: theme, both colour schemes
 * (the system's until the user chooses), toasts. Date parts bring their own provider when loaded.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import './styles.ts';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { whenIdle } from './when-idle.ts';

const schemeManager = localStorageColorSchemeManager({ key: 'ui.scheme' });
const ToastHost = lazy(() => import('./toast-host.tsx'));

/** Fetched when the page is at rest, so that it is there even if the connection is lost later. */
function IdleToastHost() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      {children}
      <IdleToastHost />
    </MantineProvider>
  );
}
