import { pathTests } from '../../../tests/support/path-tests.ts';
import { registerFlow } from './register.fixtures.ts';

pathTests(registerFlow);
