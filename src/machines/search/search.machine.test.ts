import { pathTests } from '../../../tests/support/path-tests.ts';
import { searchFlow } from './search.fixtures.ts';

pathTests(searchFlow);
