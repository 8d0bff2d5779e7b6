import {
  bookingRoutes,
  longestIntroduction,
  longestSlug,
  type BookingSettings,
} from '@driftig/contracts/orders/booking';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';

import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/queries/route-query.ts';
import { ConflictAlert } from '../../../ui/feedback/conflict-alert.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { BookingLink } from './booking-link.tsx';
import classes from './booking-section.module.css';
import { bookingTexts as texts } from './booking-texts.ts';
import { useBookingSettings } from './use-booking-settings.ts';

/** Never cached: another manager may have changed it. */
const bookingQuery = {
  ...routeQuery(bookingRoutes.getBookingSettings, {}),
  staleTime: 0,
  gcTime: 0,
};

/** The public booking form: open or closed, its address and what it says (product O21). */
export default function BookingSection() {
  const query = useQuery(bookingQuery);
  return (
    <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={4}>
      {(settings) => <Booking settings={settings} />}
    </QueryResult>
  );
}

function Booking({ settings }: { settings: BookingSettings }) {
  const { form, save, conflict, loadNewest } = useBookingSettings(settings);
  const { control, formState } = form;
  const { field } = useController({ control, name: 'open' });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <div className={classes.section}>
        <Form form={form} onSubmit={save} help={texts.help}>
          <ConflictAlert conflict={conflict} text={texts.conflict} onLoad={loadNewest} />
          <Switch
            label={texts.open}
            description={texts.openHelp}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
          <BookingLink slug={settings.open ? settings.slug : ''} />
          <TextField
            control={control}
            name="slug"
            label={texts.slug}
            help={texts.slugHelp}
            maxLength={longestSlug}
            autoComplete="off"
          />
          <TextareaField
            control={control}
            name="introduction"
            label={texts.introduction}
            help={texts.introductionHelp}
            maxLength={longestIntroduction}
          />
          <div className={classes.foot} data-toasts-above>
            <Button type="submit" variant="filled" loading={formState.isSubmitting}>
              {texts.save}
            </Button>
          </div>
        </Form>
      </div>
    </ErrorTextContext>
  );
}
