import { Button } from '@mantine/core';
import { IconHeartbeat, IconThermometer } from '@tabler/icons-react';

import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import classes from './own.module.css';
import { texts } from './texts.ts';
import { useIllness } from './use-illness.ts';

/** Reports illness from today with one tap; not there while one is ill. */
export function ReportSickButton() {
  const { mayReport, isBusy, report } = useIllness();
  if (!mayReport) return null;
  return (
    <Button
      data-illness
      leftSection={<IconThermometer size={18} stroke={1.6} />}
      loading={isBusy}
      onClick={() => void report()}
    >
      {texts.reportSick}
    </Button>
  );
}

/** Since when one is ill, and the tap that ends it. */
export function IllnessNotice() {
  const { current, isBusy, end } = useIllness();
  if (current === undefined) return null;
  return (
    <div className={classes.notice} data-illness>
      <NoticeBar
        icon={IconHeartbeat}
        action={
          <Button loading={isBusy} onClick={() => void end(current)}>
            {texts.well}
          </Button>
        }
      >
        {texts.illSince(current.startDate)}. {texts.illHelp}
      </NoticeBar>
    </div>
  );
}
