import { pathTests } from '../../../tests/support/path-tests.ts';
import { sampleFlow } from '../sample/sample.fixtures.ts';

pathTests(sampleFlow);
