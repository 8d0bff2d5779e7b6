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
import { choicesQuery } from './queries.ts';
import { choiceTexts as texts } from './texts.ts';

/** What one wants by mail as well, by kind; each choice is saved at once (product U5). */
export default function MailChoices({ onClose }: { onClose: () => void }) {
  const query = useQuery(choicesQuery);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={480}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={classes.help}>{texts.help}</p>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={5}>
        {(choices) => <Choices choices={choices} />}
      </QueryResult>
    </Dialog>
  );
}

function Choices({ choices }: { choices: readonly NotificationChoice[] }) {
  const client = useQueryClient();
  const show = (kind: string, mail: boolean) =>
    client.setQueryData(choicesQuery.queryKey, (rows) =>
      rows?.map((row) => (row.kind === kind ? { ...row, mail } : row)),
    );
  const choose = async ({ kind }: NotificationChoice, mail: boolean) => {
    show(kind, mail);
    try {
      await call(notificationRoutes.saveNotificationChoice, { body: { kind, mail } });
    } catch (error) {
      show(kind, !mail);
      toastFailure(messageOf(error, texts.notSaved));
    }
  };
  return (
    <fieldset className={classes.choices} aria-label={texts.title}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.kind}
          className={classes.choice ?? ''}
          label={choice.label}
          checked={choice.mail}
          onChange={({ currentTarget }) => void choose(choice, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
