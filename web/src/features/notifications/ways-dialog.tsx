// Default export: loaded lazily by the page.
import {
  notificationRoutes,
  type NotificationChoice,
} from '@driftig/contracts/notifications/routes';
import { Button, Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import classes from './notifications.module.css';
import { PushSwitch } from './push-switch.tsx';
import { choicesQuery } from './queries.ts';
import { choiceTexts as texts } from './texts.ts';

type Way = 'bell' | 'mail' | 'push';
const ways: readonly Way[] = ['bell', 'mail', 'push'];

/** Choices of the bell, mail and push by kind; each is saved at once (product U5, U6). */
export default function WaysDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(choicesQuery);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={520}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <PushSwitch />
      <p className={classes.help}>{texts.help}</p>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={5}>
        {(choices) => <Choices choices={choices} />}
      </QueryResult>
    </Dialog>
  );
}

function Choices({ choices }: { choices: readonly NotificationChoice[] }) {
  const client = useQueryClient();
  const show = (kind: string, way: Way, wanted: boolean) =>
    client.setQueryData(choicesQuery.queryKey, (rows) =>
      rows?.map((row) => (row.kind === kind ? { ...row, [way]: wanted } : row)),
    );
  const choose = async ({ kind }: NotificationChoice, way: Way, wanted: boolean) => {
    show(kind, way, wanted);
    try {
      await call(notificationRoutes.saveNotificationChoice, { body: { kind, [way]: wanted } });
    } catch (error) {
      show(kind, way, !wanted);
      toastFailure(messageOf(error, texts.notSaved));
    }
  };
  return (
    <table className={classes.choices}>
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {texts.ways[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind}>
            <th scope="row">{choice.label}</th>
            {ways.map((way) => (
              <td key={way}>
                <Checkbox
                  classNames={{ body: classes.box ?? '' }}
                  aria-label={texts.box(choice.label, way)}
                  // Without the bell there is no notification of the kind.
                  checked={choice[way] && choice.bell}
                  disabled={way !== 'bell' && !choice.bell}
                  onChange={({ currentTarget }) => void choose(choice, way, currentTarget.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
