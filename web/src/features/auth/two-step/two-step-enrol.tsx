// Default export: loaded lazily, with the QR code library.
import { authRoutes } from '@driftig/contracts/auth/routes';
import { appCode } from '@driftig/contracts/auth/second-factor';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { Button } from '@mantine/core';
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import * as z from 'zod';

import { invalidate } from '../../../api/queries/changes.ts';
import { call } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { withFieldErrors } from '../../../api/forms/form.ts';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useZodForm } from '../../../ui/fields/use-zod-form.ts';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { profileTexts, twoStepTexts as texts } from '../profile/profile-texts.ts';
import classes from './two-step.module.css';

interface EnrolDialogProps {
  secret: AnswerOf<typeof authRoutes.beginSecondFactor>;
  /** The one the secret was asked for with: confirming takes it again. */
  password: string;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const codeForm = z.object({ code: appCode });

/** With a white background and border in both colour schemes, since cameras need it. */
function qrDataUrl(uri: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`;
}

const groupByFour = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

type SecretProps = Pick<EnrolDialogProps, 'secret'>;

/** A phone cannot scan its own screen: its app is opened by the link, or takes the copied key. */
function OpenApp({ secret }: SecretProps) {
  return (
    <Button
      component="a"
      href={secret.uri}
      fullWidth
      className={classes.open}
      leftSection={<IconDeviceMobile size={18} stroke={1.6} />}
    >
      {texts.openApp}
    </Button>
  );
}

function CopyKey({ secret }: SecretProps) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret.secret).then(
      () => setStatus(texts.keyCopied),
      () => setStatus(texts.keyNotCopied),
    );
  return (
    <div>
      <Button
        className={classes.copyKey}
        leftSection={<IconCopy size={18} stroke={1.6} />}
        onClick={() => void copy()}
      >
        {texts.copyKey}
      </Button>
      <output className={classes.status}>{status}</output>
    </div>
  );
}

export default function EnrolDialog({ secret, password, onCodes, onClose }: EnrolDialogProps) {
  const phone = usePhone();
  const form = useZodForm(codeForm, { code: '' });
  const confirm = withFieldErrors(form, async ({ code }) => {
    const body = { code, password };
    const stale = new Set<string>();
    const options = { collect: stale };
    const confirmed = call(authRoutes.confirmSecondFactor, { body }, options);
    const { recoveryCodes } = await confirmed.catch((error: unknown) => {
      // At the field, which is in sight where a phone's alert above the picture would not be.
      if (error instanceof ApiError && error.code === 'wrong_code')
        form.setError('code', { message: error.message }, { shouldFocus: true });
      throw error;
    });
    // The codes first: refetching the state unmounts this dialog.
    onCodes(recoveryCodes);
    void invalidate(stale);
  });
  return (
    <ErrorTextContext value={(error) => messageOf(error, profileTexts.notSaved)}>
      <FormDialog
        opened
        onClose={onClose}
        title={texts.enrol}
        help={phone ? texts.enrolHelpOnPhone : texts.enrolHelp}
        form={form}
        onSubmit={confirm}
        submitLabel={texts.confirm}
        size={440}
      >
        {phone ? <OpenApp secret={secret} /> : null}
        <img
          className={classes.qr}
          src={qrDataUrl(secret.uri)}
          alt={texts.qr}
          width={200}
          height={200}
        />
        <p className={classes.secret}>
          {texts.secret} <code className={classes.key}>{groupByFour(secret.secret)}</code>
        </p>
        <CopyKey secret={secret} />
        <TextField
          control={form.control}
          name="code"
          label={texts.code}
          help={texts.codeHelp}
          autoComplete="one-time-code"
          maxLength={10}
          required
          autoFocus
        />
      </FormDialog>
    </ErrorTextContext>
  );
}
