import { authRoutes } from '@driftig/contracts/auth/routes';

import { serve } from '../pipeline/serve.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { changePassword } from './change-password.ts';
import { checkSession } from './check-session.ts';
import { completeSignUp } from './complete-sign-up.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getInvitation } from './get-invitation.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readInvitation } from './read-invitation.ts';
import { registerCompany } from './register-company.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renameCompany } from './rename-company.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { sendContact } from './send-contact.ts';
import { updatePassword } from './update-password.ts';
import { validateInvitation } from './validate-invitation.ts';

export const handler = serve(authRoutes, {
  registerCompany,
  logIn,
  checkSession,
  logOut,
  confirmEmail,
  resendConfirmation,
  listSessions,
  endSession,
  endOtherSessions,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  requestPasswordReset,
  updatePassword,
  changePassword,
  renameCompany,
  validateInvitation,
  getInvitation,
  readInvitation,
  completeSignUp,
  sendContact,
});
