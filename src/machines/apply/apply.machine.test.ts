import { pathTests } from '../../../tests/support/path-tests.ts';
import { applyFlow } from './apply.fixtures.ts';

pathTests(applyFlow);
