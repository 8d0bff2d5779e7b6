/**
 * ReplaceButton { orderId, absentId?, label, className?, size? } — 'Find afløser' (product K36): for an absent person,
 * or for a free place; used in a <ReplaceHost>.
 */
import { Button } from '@mantine/core';

import { find } from './find-text.ts';
import { useReplace } from './replace-host.tsx';

interface ReplaceButtonProps {
  orderId: string;
  absentId?: string;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  size?: 'compact-sm' | 'md';
}

export function ReplaceButton({
  orderId,
  absentId,
  label,
  className = '',
  size = 'compact-sm',
}: ReplaceButtonProps) {
  const open = useReplace();
  return (
    <Button
      className={className}
      size={size}
      aria-label={label}
      onClick={() => open({ orderId, absentId })}
    >
      {find}
    </Button>
  );
}
