// Default export: fetched beside the page by lateCard.
import { feedRoutes } from '@driftig/contracts/calendar/feed';
import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import classes from './profile-page.module.css';

const addressQuery = routeQuery(feedRoutes.getCalendarAddress, {});

/** The secret address of the user's calendar for a calendar app (product K37). */
export default function ProfileCalendar() {
  const query = useQuery(addressQuery);
  return (
    <Card title={texts.title} subtitle={texts.help}>
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={2}>
        {({ madeat }) => <Address madeAt={madeat} />}
      </QueryResult>
    </Card>
  );
}

function Address({ madeAt }: { madeAt: string }) {
  const [url, setUrl] = useState('');
  const [busy, setBusy] = useState(false);
  const isOn = madeAt !== '';

  async function attempt(change: () => Promise<void>, failed: string) {
    setBusy(true);
    try {
      await change();
    } catch (error) {
      toastFailure(messageOf(error, failed));
    }
    setBusy(false);
  }
  const make = async () => setUrl((await call(feedRoutes.createCalendarAddress, {})).url);
  const switchOff = async () => {
    const { message } = await call(feedRoutes.removeCalendarAddress, {});
    setUrl('');
    toastSuccess(message);
  };
  return (
    <div className={classes.stack}>
      {url === '' ? (
        <p className={classes.note}>
          {isOn ? `${texts.madeAt(formatInstant(madeAt))} ${texts.replaces}` : texts.off}
        </p>
      ) : (
        <NewAddress url={url} />
      )}
      <div className={classes.foot}>
        {isOn ? (
          <Button loading={busy} onClick={() => void attempt(switchOff, texts.notOff)}>
            {texts.switchOff}
          </Button>
        ) : null}
        <Button
          loading={busy}
          {...(!isOn && { variant: 'filled' })}
          onClick={() => void attempt(make, texts.notMade)}
        >
          {isOn ? texts.makeNew : texts.make}
        </Button>
      </div>
    </div>
  );
}

/** The address while it can be seen: it is answered once. */
function NewAddress({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess(texts.copied);
    } catch {
      toastFailure(texts.notCopied);
    }
  };
  return (
    <>
      <TextInput
        label={texts.address}
        description={texts.keep}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button leftSection={<IconCopy size={18} stroke={1.6} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <p className={classes.note}>{texts.how}</p>
    </>
  );
}
