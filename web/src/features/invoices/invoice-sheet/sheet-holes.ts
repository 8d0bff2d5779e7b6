import type { ReactNode } from 'react';

/** What an example shows in place of parts that are still missing. */
export interface SheetHoles {
  readonly logo?: ReactNode;
  readonly buyer?: ReactNode;
  readonly lines?: ReactNode;
  readonly payment?: ReactNode;
}
