/** DecisionButtons { decision } — what can be decided of a row of a table, in words. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';

import type { RowDecision } from './row-decision.ts';
import { texts } from './texts.ts';

export function DecisionButtons({ decision }: { decision: RowDecision }) {
  if (decision.may === 'nothing') return null;
  return decision.may === 'recall' ? <Recall {...decision} /> : <ApproveOrReject {...decision} />;
}

function ApproveOrReject({ name, busy, onApprove, onReject }: RowDecision) {
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

function Recall({ name, busy, onRecall }: RowDecision) {
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
