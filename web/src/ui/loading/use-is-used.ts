/**
 * useIsUsed(): false on a phone until the user's first interaction, for what is out of sight there until then,
 * such as the counts of the closed menu.
 */
import { useEffect, useState } from 'react';

import { isPhone } from '../layout/use-phone.ts';
import { runWhenUsed } from './run-when-spare.ts';

export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(() => !isPhone());
  useEffect(() => (isUsed ? undefined : runWhenUsed(() => setUsed(true))), [isUsed]);
  return isUsed;
}
