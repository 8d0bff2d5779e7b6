import type { ComponentType } from 'react';

/** A Tabler icon, handed on as a component: we draw all of them 18 px with stroke 1.6. */
export type Icon = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  className?: string;
}>;
