import { receiptOfDraft, type Draft } from '@driftig/domain/accounting/draft';

/** The address of a draft's file; '' without one (product B16). */
export const draftFileAddress = ({ id, file }: Pick<Draft, 'id' | 'file'>) =>
  file === '' ? '' : `/securedtest/${id}`;

export const draftAnswer = (draft: Draft) => ({
  ...draft,
  attachment: draftFileAddress(draft),
  receiptId: receiptOfDraft(draft),
});
