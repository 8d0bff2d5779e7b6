import { Navigate } from 'react-router-dom';

import { paths } from '../../app/paths.ts';

/** The office has the whole list instead (reading R2). */
export default function RedirectToTeamPage() {
  return <Navigate to={paths.team} replace />;
}
