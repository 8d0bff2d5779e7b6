import { StandalonePage } from '../ui/layout/standalone-page.tsx';
import { paths } from './paths.ts';

export function NotFoundPage() {
  return (
    <StandalonePage
      title="404 - Siden findes ikke"
      text="Adressen er forkert, eller siden er flyttet."
      home={{ label: 'Til forsiden', href: paths.home }}
    />
  );
}
