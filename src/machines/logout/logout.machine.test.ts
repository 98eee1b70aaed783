import { pathTests } from '../../../tests/support/path-tests.ts';
import { logoutFlow } from './logout.fixtures.ts';

pathTests(logoutFlow);
