import { LandingPage } from '../features/landing/landing-page.tsx';
import { PublicPage } from './public/public-page.tsx';

export default function Front() {
  return <PublicPage>{(open) => <LandingPage open={open} />}</PublicPage>;
}
