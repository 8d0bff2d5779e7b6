import { useUser } from '../../../api/session/session.ts';
import { loadable, useIsLoaded } from '../../../ui/loading/loadable.tsx';
import { useLocalStorage } from '../../../ui/storage/use-local-storage.ts';
import { useStepsLeft } from '../queries.ts';

const StepsLeft = loadable(() => import('./steps-left.tsx'));

/** The first steps that a young company has left (product H8). */
export function StepsLeftPlace({ year }: { year: number }) {
  const [away, putAway] = useLocalStorage(`first-steps-away:${useUser().company.id}`);
  const left = useStepsLeft(year, away !== null);
  return left === undefined ? null : <Loaded left={left} onPutAway={() => putAway('1')} />;
}

function Loaded(props: Parameters<typeof StepsLeft>[0]) {
  return useIsLoaded(StepsLeft) ? <StepsLeft {...props} /> : null;
}
