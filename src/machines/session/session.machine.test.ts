import { pathTests } from '../../../tests/support/path-tests.ts';
import { sessionFlow } from './session.fixtures.ts';

pathTests(sessionFlow);
