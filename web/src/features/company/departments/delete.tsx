import type { Department } from '@driftig/contracts/company/departments';

import { messageOf } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ErrorTextContext } from '../../../ui/feedback/error-text.ts';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { deleteDepartment } from './queries.ts';
import { departmentTexts as texts } from './texts.ts';

interface DeleteDepartmentProps {
  department: Department;
  onClose: () => void;
}

export function DeleteDepartmentDialog({ department, onClose }: DeleteDepartmentProps) {
  const { id, name } = department;
  const remove = async () => {
    await deleteDepartment(id);
    toastSuccess(texts.deleted(name));
  };
  return (
    <ErrorTextContext value={(error) => messageOf(error, texts.deleteFailed)}>
      <ConfirmDialog
        opened
        onClose={onClose}
        onConfirm={remove}
        title={texts.removeTitle(name)}
        confirmLabel={texts.remove}
        danger
      >
        {texts.removeText}
      </ConfirmDialog>
    </ErrorTextContext>
  );
}
