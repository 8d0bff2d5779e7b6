import { FormBody } from '../../../../ui/data-table/form-body.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import type { Entry } from '../../queries.ts';
import type { ListProps } from '../list-props.ts';
import { useEditProps } from './use-edit-props.tsx';

const EditRow = lazyWhenIdle(() => import('../../entry/edit-row.tsx'));

interface EditBodyProps extends Pick<ListProps, 'employees' | 'state' | 'onEdit'> {
  span: number;
  /** Undefined for a new row. */
  entry: Entry | undefined;
}

/** A form in the place of a row. */
export function EditBody({ span, entry, onEdit, ...props }: EditBodyProps) {
  const edit = useEditProps({ ...props, entry });
  return (
    <FormBody span={span}>
      <EditRow {...edit} onDone={() => onEdit(undefined)} />
    </FormBody>
  );
}
