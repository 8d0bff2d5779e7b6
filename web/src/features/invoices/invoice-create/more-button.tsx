import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

import { texts } from './texts.ts';

/** Replaces the form's buttons on a phone; it is rendered before the form. */
export function MoreButton(props: ComponentProps<typeof Button<'button'>>) {
  return (
    <Button rightSection={<IconChevronDown size={18} stroke={1.6} />} {...props}>
      {texts.more}
    </Button>
  );
}
