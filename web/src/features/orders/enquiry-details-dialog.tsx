// Default export: loaded lazily by the list.
import { useQuery } from '@tanstack/react-query';

import { ApiError, errorIdOf } from '../../api/errors.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { enquiryBehindQuery } from './queries.ts';
import { texts } from './texts.ts';

interface EnquiryDetailsDialogProps {
  orderId: string;
  onClose: () => void;
}

/** The enquiry that an order was created from. */
export default function EnquiryDetailsDialog({ orderId, onClose }: EnquiryDetailsDialogProps) {
  const query = useQuery(enquiryBehindQuery(orderId));
  const { error } = query;
  const isNone = error instanceof ApiError && error.code === 'not_found';
  return (
    <Dialog opened onClose={onClose} title={texts.details}>
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
