import { pathTests } from '../../../tests/support/path-tests.ts';
import { requestFlow } from './request.fixtures.ts';

pathTests(requestFlow);
