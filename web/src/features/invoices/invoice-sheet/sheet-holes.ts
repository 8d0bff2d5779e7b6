import type { ReactNode } from 'react';

/** Placeholders in an example for missing parts. */
export interface SheetHoles {
  readonly logo?: ReactNode;
  readonly buyer?: ReactNode;
  readonly lines?: ReactNode;
  readonly payment?: ReactNode;
}
