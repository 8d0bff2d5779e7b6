import type { Option } from '../ui/fields/select-field.tsx';

/** What only the screen knows of a field: who may choose what, and why not. */
export interface OwnInput {
  readonly help?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Of a reference to what may be deleted: what it was called. */
  readonly keptName?: string | undefined;
  /** Of a choice: some of them may be closed. */
  readonly options?: readonly Option[];
}
