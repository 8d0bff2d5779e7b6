import { Page } from '../../../ui/layout/page.tsx';

/** The manager's page of holiday and absence (product Y4). */
export default function ManagerPage() {
  return (
    <Page title="Vacation" purpose="Godkend ferie, og se, hvem der er væk hvornår.">
      {null}
    </Page>
  );
}
