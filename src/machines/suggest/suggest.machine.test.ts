import { pathTests } from '../../../tests/support/path-tests.ts';
import { suggestFlow } from './suggest.fixtures.ts';

pathTests(suggestFlow);
