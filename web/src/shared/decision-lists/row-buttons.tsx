/**
 * ApproveOrReject { name, busy, onApprove, onReject } and Recall { name, busy, onRecall } — the words of
 * a row of a table. `name` is read out with them.
 */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';

import { texts } from './texts.ts';

export interface ApproveOrRejectProps {
  name: string;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function ApproveOrReject({ name, busy, onApprove, onReject }: ApproveOrRejectProps) {
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconCheck size={16} stroke={2} />}
        aria-label={`${texts.approve} ${name}`}
        loading={busy}
        onClick={onApprove}
      >
        {texts.approve}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconX size={16} stroke={2} />}
        aria-label={`${texts.reject} ${name}`}
        disabled={busy}
        onClick={onReject}
      >
        {texts.reject}
      </Button>
    </>
  );
}

interface RecallProps {
  name: string;
  busy: boolean;
  onRecall: () => void;
}

export function Recall({ name, busy, onRecall }: RecallProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconArrowBackUp size={16} stroke={1.8} />}
      aria-label={`${texts.recall} ${name}`}
      loading={busy}
      onClick={onRecall}
    >
      {texts.recall}
    </Button>
  );
}
