import {
  bookingRoutes,
  bookingSettingsForm,
  longestIntroduction,
  longestSlug,
  type BookingSettings,
} from '@driftig/contracts/orders/booking';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type * as z from 'zod';

import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { useContractForm, withFieldErrors } from '../../api/form.ts';
import { routeQuery } from '../../api/route-query.ts';
import { ErrorTextContext } from '../../ui/feedback/error-text.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { BookingLink } from './booking-link.tsx';
import classes from './booking-section.module.css';
import { bookingTexts as texts } from './booking-texts.ts';

/** Never cached: another manager may have changed it. */
const bookingQuery = {
  ...routeQuery(bookingRoutes.getBookingSettings, {}),
  staleTime: 0,
  gcTime: 0,
};

interface Values {
  open: boolean;
  slug: string;
  introduction: string;
}

/** The public booking form: open or closed, its address and what it says (product O21). */
export default function BookingSection() {
  const query = useQuery(bookingQuery);
  return (
    <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={4}>
      {(settings) => <Booking key={settings.version} settings={settings} />}
    </QueryResult>
  );
}

function Booking({ settings }: { settings: BookingSettings }) {
  const { open, introduction, version } = settings;
  const slug = settings.slug === '' ? settings.suggestion : settings.slug;
  const form = useContractForm<Values, typeof bookingSettingsForm>(bookingSettingsForm, {
    open,
    slug,
    introduction,
  });
  const { control, formState } = form;
  const { field } = useController({ control, name: 'open' });
  const save = withFieldErrors(form, async (values: z.output<typeof bookingSettingsForm>) => {
    const body = { ...values, version };
    const { message } = await call(bookingRoutes.updateBookingSettings, { body });
    toastSuccess(message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.failed)}>
      <div className={classes.section}>
        <Form form={form} onSubmit={save} help={texts.help}>
          <Switch
            label={texts.open}
            description={texts.openHelp}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
          <BookingLink slug={open ? settings.slug : ''} />
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
          <Button
            className={classes.save ?? ''}
            type="submit"
            variant="filled"
            loading={formState.isSubmitting}
          >
            {texts.save}
          </Button>
        </Form>
      </div>
    </ErrorTextContext>
  );
}
