import { pathTests } from '../../../tests/support/path-tests.ts';
import { outageFlow } from './outage.fixtures.ts';

pathTests(outageFlow);
