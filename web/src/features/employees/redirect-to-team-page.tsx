import { Navigate } from 'react-router-dom';

import { paths } from '../../paths.ts';

/** Managers have the full list of employees instead of the colleagues (product R2). */
export default function RedirectToTeamPage() {
  return <Navigate to={paths.team} replace />;
}
