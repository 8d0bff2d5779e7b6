import type { ComponentType } from 'react';

/** A Tabler icon component. Icons are drawn at 18 px with stroke 1.6. */
export type Icon = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  className?: string;
}>;
