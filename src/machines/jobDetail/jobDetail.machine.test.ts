import { pathTests } from '../../../tests/support/path-tests.ts';
import { jobDetailFlow } from './jobDetail.fixtures.ts';

pathTests(jobDetailFlow);
