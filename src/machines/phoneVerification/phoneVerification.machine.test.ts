import { pathTests } from '../../../tests/support/path-tests.ts';
import { phoneVerificationFlow } from './phoneVerification.fixtures.ts';

pathTests(phoneVerificationFlow);
