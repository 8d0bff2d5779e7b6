/** usePhone(), isPhone(): whether the window is under 768 px; the second only as it is now. */
import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 47.99em)';

export function usePhone(): boolean {
  return useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
}

export const isPhone = () => window.matchMedia(PHONE).matches;
