/** usePhone(): true under 768 px. */
import { useMediaQuery } from '@mantine/hooks';

export function usePhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
}
