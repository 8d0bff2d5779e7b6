import { ActionIcon } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';

import { replaceTexts as texts } from './texts.ts';

/** Opens the phone with the number; an empty place where none is known. */
export function CallButton({ name, phone }: { name: string; phone: string }) {
  if (phone === '') return <span />;
  return (
    <ActionIcon
      component="a"
      variant="default"
      size={40}
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      aria-label={texts.phone(name)}
      title={phone}
    >
      <IconPhone size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
