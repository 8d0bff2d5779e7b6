import type { Environment } from '../pipeline/environment.ts';
import type { Identity } from './identity.ts';

/** Loads the Cognito client on first use: only logging in and passwords need it. */
export function openIdentity(environment: Environment): Identity {
  let opened: Promise<Identity> | undefined;
  const pool = () => {
    opened ??= import('./cognito-identity.ts').then((cognito) => cognito.openCognito(environment));
    return opened;
  };
  return {
    create: async (username, password) => (await pool()).create(username, password),
    setPassword: async (username, password) => (await pool()).setPassword(username, password),
    verifyPassword: async (username, password) => (await pool()).verifyPassword(username, password),
    answerChallenge: async (...answer) => (await pool()).answerChallenge(...answer),
    newAppSecret: async (accessToken) => (await pool()).newAppSecret(accessToken),
    confirmApp: async (accessToken, code) => (await pool()).confirmApp(accessToken, code),
    setCodeRequired: async (username, required) =>
      (await pool()).setCodeRequired(username, required),
    remove: async (username) => (await pool()).remove(username),
  };
}
