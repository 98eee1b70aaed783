import { pathTests } from '../../../tests/support/path-tests.ts';
import { emailVerificationFlow } from './emailVerification.fixtures.ts';

pathTests(emailVerificationFlow);
