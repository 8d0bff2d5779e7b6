// Default export: loaded lazily by the button, since the code that places it is 25 KB.
import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface IconTooltipProps {
  label: string;
  target: RefObject<HTMLButtonElement | null>;
}

export default function IconTooltip(props: IconTooltipProps) {
  return <Tooltip {...props} />;
}
