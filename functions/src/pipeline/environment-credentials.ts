import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the SDK's chain of credential providers in the bundles (build-functions.ts). A Lambda
 * and the local start have their credentials in the environment only. Saves each function 90 KB of
 * sign-in clients and their load time.
 */
export const defaultProvider = () => fromEnv();
