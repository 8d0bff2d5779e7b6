/**
 * FetchedWhy { title, data, error, onRetry, answer, onClose } — the dialog of a figure whose rows are fetched when it is
 * opened: `data` is undefined until they are there. ListWhy reads a list to its end.
 */
import type { WhyAnswer } from '@driftig/contracts/core/why';
import type { Route } from '@driftig/contracts/core/route';

import { useAllPages, type RowOf } from '../../api/queries/all-pages.ts';
import type { CallInput } from '../../api/request.ts';
import { LoadingWhy } from './loading-why.tsx';
import WhyDialog from './why-dialog.tsx';

interface FetchedWhyProps<Data> {
  title: string;
  data: Data | undefined;
  error: Error | null;
  onRetry: () => void;
  answer: (data: Data) => WhyAnswer;
  onClose: () => void;
}

export function FetchedWhy<Data>({ data, answer, onClose, ...rest }: FetchedWhyProps<Data>) {
  if (data === undefined) return <LoadingWhy {...rest} onClose={onClose} />;
  return <WhyDialog answer={answer(data)} onClose={onClose} />;
}

interface ListWhyProps<R extends Route> {
  title: string;
  route: R;
  input: CallInput<R>;
  answer: (rows: readonly RowOf<R>[]) => WhyAnswer;
  onClose: () => void;
}

export function ListWhy<R extends Route>({ route, input, ...rest }: ListWhyProps<R>) {
  const { rows, loadingMore, error, refetch } = useAllPages(route, input);
  return (
    <FetchedWhy
      {...rest}
      data={loadingMore ? undefined : rows}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
