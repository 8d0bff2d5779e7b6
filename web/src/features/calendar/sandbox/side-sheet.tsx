import { Button } from '@mantine/core';

import { usePhone } from '../../../ui/layout/use-phone.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Choices, type ChoicesProps } from './choices.tsx';
import classes from './sandbox.module.css';
import { texts } from './texts.ts';

/** The chosen item, in a bottom sheet. */
export default function SideSheet({ onClose, ...choices }: ChoicesProps & { onClose: () => void }) {
  const isPhone = usePhone();
  return (
    <Sheet
      opened
      onClose={onClose}
      title={texts.filters}
      fromRight={!isPhone}
      footer={
        <Button variant="filled" fullWidth onClick={onClose}>
          {texts.show}
        </Button>
      }
    >
      <div className={classes.choices}>
        <Choices {...choices} />
      </div>
    </Sheet>
  );
}
