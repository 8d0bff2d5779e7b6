import type { Department } from '@driftig/contracts/company/departments';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '../../../api/errors.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { NameInput } from './name-input.tsx';
import { newestDepartment, renameDepartment } from './queries.ts';
import { useSaveName } from './use-save-name.ts';
import classes from './section.module.css';
import { departmentTexts as texts } from './texts.ts';

/**
 * Renames a department under an optimistic lock. After a conflict (409) the error names the new
 * name, and saving again overwrites it.
 */
export function RenameDepartment({
  department,
  onDone,
}: {
  department: Department;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const [read, setRead] = useState(department);
  const throwRenamedMeanwhile = async (error: unknown): Promise<never> => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const newest = await newestDepartment(client, read);
    if (newest === undefined || newest.version === read.version) throw error;
    setRead(newest);
    const { status, code } = error;
    throw new ApiError(
      { status, code, message: texts.renamedMeanwhile(newest.name) },
      { cause: error },
    );
  };
  const { name, change, error, busy, submit } = useSaveName(department.name, {
    missing: texts.nameEmpty,
    failed: texts.renameFailed,
    save: async (given) => {
      if (given !== read.name) {
        await renameDepartment(read, given).catch(throwRenamedMeanwhile);
        toastSuccess(texts.renamed);
      }
      onDone();
    },
  });
  return (
    <div className={classes.line}>
      <NameInput
        label={texts.name}
        value={name}
        onChange={change}
        error={error}
        onEnter={submit}
        onEscape={onDone}
        autoFocus
      />
      <Button onClick={onDone} disabled={busy}>
        {texts.cancel}
      </Button>
      <Button variant="filled" loading={busy} onClick={submit}>
        {texts.save}
      </Button>
    </div>
  );
}
