import { pathTests } from '../../../tests/support/path-tests.ts';
import { withdrawFlow } from './withdraw.fixtures.ts';

pathTests(withdrawFlow);
