/**
 * useScheme(): { scheme: 'auto' | 'light' | 'dark', setScheme } — the user's choice, kept in
 * localStorage.
 */
import { useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';

type Scheme = MantineColorScheme;

export function useScheme(): { scheme: Scheme; setScheme: (scheme: Scheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { scheme: colorScheme, setScheme: setColorScheme };
}
