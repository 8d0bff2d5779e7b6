// Default export: loaded lazily by the list.
import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ApiError, errorIdOf } from '../../api/errors.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { enquiryBehindQuery } from './queries.ts';
import { texts } from './texts.ts';

interface EnquiryDetailsDialogProps {
  /** Id of the order that was made from it, or of the enquiry itself. */
  id: string;
  onClose: () => void;
  /** Actions below the facts of the enquiry. */
  footer?: (enquiry: RecordAnswer) => ReactNode;
}

/** All that an enquiry says: of the list's row, or behind an order. */
export default function EnquiryDetailsDialog({ id, onClose, footer }: EnquiryDetailsDialogProps) {
  const query = useQuery(enquiryBehindQuery(id));
  const { data, error } = query;
  const isNone = error instanceof ApiError && error.code === 'not_found';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.details}
      footer={data === undefined ? undefined : footer?.(data)}
    >
      {isNone ? (
        <EmptyState title={texts.noEnquiry} text={texts.orGone} />
      ) : (
        <QueryResult query={query} title={texts.detailsFailed} errorId={errorIdOf(error)} rows={8}>
          {(enquiry) => <EnquiryFacts enquiry={enquiry} />}
        </QueryResult>
      )}
    </Dialog>
  );
}
