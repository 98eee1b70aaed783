import { pathTests } from '../../../tests/support/path-tests.ts';
import { loginFlow } from './login.fixtures.ts';

pathTests(loginFlow);
