import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

import { texts } from './texts.ts';

/** What a phone has in place of the form's buttons; it stands there before the form does. */
export function MoreButton(props: ComponentProps<typeof Button<'button'>>) {
  return (
    <Button rightSection={<IconChevronDown size={18} stroke={1.6} />} {...props}>
      {texts.more}
    </Button>
  );
}
