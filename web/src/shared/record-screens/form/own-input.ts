import type { Option } from '../../../ui/fields/select-field.tsx';
import type { RecordForm } from './record-form.ts';

/** A screen's additions to the input of a field. */
export interface OwnInput {
  readonly help?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** For a reference: the name of the record it refers to, shown also after that was deleted. */
  readonly keptName?: string | undefined;
  /** For a reference: what a record that is created from its chooser begins with. */
  readonly newRecord?: Partial<RecordForm> | undefined;
  /** For a choice: its options, where some of them are disabled. */
  readonly options?: readonly Option[];
}
