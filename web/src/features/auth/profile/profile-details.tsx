import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { profileForm } from '@driftig/contracts/employees/profile';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { formatPhone } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { errorIdOf, messageOf } from '../../../api/errors.ts';
import { withFieldErrors, useContractForm } from '../../../api/forms/form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LeaveGuard } from '../../../ui/unsaved-changes/leave-guard.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import classes from './profile-page.module.css';
import { ProfilePicture } from './profile-picture.tsx';
import { profileQuery } from './profile-queries.ts';
import { profileTexts as texts } from './profile-texts.ts';

type Profile = AnswerOf<typeof employeeRoutes.getProfile>;

interface Values {
  fullName: string;
  phone: string;
  mobile: string;
}

export function ProfileDetails() {
  const query = useQuery(profileQuery);
  return (
    <Card title={texts.about} subtitle={texts.aboutHelp}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={4}>
        {(data) => <Details profile={data} />}
      </QueryResult>
    </Card>
  );
}

function Details({ profile }: { profile: Profile }) {
  return (
    <div className={classes.stack}>
      <ProfilePicture hasPicture={profile.hasPicture} />
      <DetailsForm profile={profile} />
      <dl className={classes.facts}>
        <dt>{texts.email}</dt>
        <dd>{profile.email}</dd>
        <dt>{texts.role}</dt>
        <dd>{profile.roleName}</dd>
        <dt>{texts.department}</dt>
        <dd>{profile.department || texts.none}</dd>
      </dl>
      <p className={classes.note}>{texts.emailHelp}</p>
    </div>
  );
}

function DetailsForm({ profile }: { profile: Profile }) {
  const { fullName, phone, mobile } = profile;
  const form = useContractForm<Values, typeof profileForm>(profileForm, {
    fullName,
    phone: formatPhone(phone),
    mobile: formatPhone(mobile),
  });
  const { control, formState } = form;
  const save = withFieldErrors(form, async (body) => {
    const { message } = await call(employeeRoutes.updateProfile, { body });
    form.reset(form.getValues());
    toastSuccess(message);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.notSaved)}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={control}
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          maxLength={120}
          required
        />
        <FieldRow>
          <TextField control={control} name="phone" label={texts.phone} type="tel" />
          <TextField
            control={control}
            name="mobile"
            label={texts.mobile}
            type="tel"
            autoComplete="tel"
          />
        </FieldRow>
        <div className={classes.foot}>
          <Button type="submit" variant="filled" loading={formState.isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Form>
      <LeaveGuard when={formState.isDirty} />
    </ErrorTextContext>
  );
}
