// Default export: loaded lazily by the button, since the code that places it is 25 KB.
import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface IconTooltipProps {
  label: string;
  target: RefObject<HTMLButtonElement | null>;
}

/** A tap would leave it standing: it is for what can point without pressing. */
const canPoint = window.matchMedia('(hover: hover)').matches;

export default function IconTooltip(props: IconTooltipProps) {
  if (!canPoint) return null;
  return <Tooltip {...props} />;
}
