/** The decision that a user may make about a row: one value for table, card and bottom sheet. */
export interface RowDecision {
  readonly may: 'decide' | 'recall' | 'nothing';
  /** The row's name, which is read out with the buttons. */
  readonly name: string;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onRecall: () => void;
}
