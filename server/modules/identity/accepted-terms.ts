import { PRIVACY_VERSION, TERMS_VERSION } from '../../../contract/terms.ts';

/** The versions of terms and privacy policy that someone who registers now accepts, as columns of their row. */
export const acceptedTerms = (now: Date) => ({ termsVersion: TERMS_VERSION, privacyVersion: PRIVACY_VERSION, termsAcceptedAt: now });
