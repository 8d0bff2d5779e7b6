import type { SessionUser } from '@driftig/contracts/auth';

import { Wordmark } from '../../ui/wordmark.tsx';

interface LandingPageProps {
  onLoggedIn: (user: SessionUser) => void;
}

export default function LandingPage({ onLoggedIn }: LandingPageProps) {
  return (
    <main data-ready={typeof onLoggedIn}>
      <Wordmark />
      <h1>Vagter, timer og fakturaer i ét system</h1>
    </main>
  );
}
