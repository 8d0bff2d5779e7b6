import type { Plan } from '@driftig/contracts/plans';

import { Wordmark } from '../../ui/wordmark.tsx';

interface LandingPageProps {
  onOpen: (mode: 'login' | 'register', plan?: Plan) => void;
  /** The pointer or the focus is on its way to a button. */
  onIntent: () => void;
}

export default function LandingPage({ onOpen, onIntent }: LandingPageProps) {
  return (
    <main>
      <Wordmark />
      <h1>Vagter, timer og fakturaer i ét system</h1>
      <button type="button" onPointerEnter={onIntent} onClick={() => onOpen('login')}>
        Log ind
      </button>
      <button type="button" onClick={() => onOpen('register', 'pro')}>
        Opret virksomhed
      </button>
    </main>
  );
}
