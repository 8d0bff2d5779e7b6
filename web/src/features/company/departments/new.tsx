import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { useIdempotencyKey } from '../../../api/forms/idempotency.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { NameInput } from './name-input.tsx';
import { createDepartment } from './queries.ts';
import { useSaveName } from './use-save-name.ts';
import classes from './section.module.css';
import { departmentTexts as texts } from './texts.ts';

/** Creates a department; the input is then empty for the next one. */
export function NewDepartment({ firstTime }: { firstTime: boolean }) {
  const idempotency = useIdempotencyKey();
  const { name, change, error, busy, submit } = useSaveName('', {
    missing: texts.nameMissing,
    failed: texts.createFailed,
    save: async (given) => {
      const made = { name: given, firstTime };
      await createDepartment(made, idempotency.keyFor(made));
      idempotency.done();
      change('');
      toastSuccess(texts.created);
    },
  });
  return (
    <div className={classes.line}>
      <NameInput
        label={texts.newName}
        value={name}
        onChange={change}
        error={error}
        onEnter={submit}
      />
      <Button loading={busy} leftSection={<IconPlus size={18} stroke={1.6} />} onClick={submit}>
        {texts.create}
      </Button>
    </div>
  );
}
