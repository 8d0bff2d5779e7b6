import { Page } from '../../../ui/layout/page.tsx';

/** An employee's page of their own holiday and absence (product Y6). */
export default function OwnPage() {
  return (
    <Page title="Mine Ferieansøgninger" purpose="Søg om ferie, og meld dig syg.">
      {null}
    </Page>
  );
}
