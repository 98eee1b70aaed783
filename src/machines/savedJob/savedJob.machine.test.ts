import { pathTests } from '../../../tests/support/path-tests.ts';
import { savedJobFlow } from './savedJob.fixtures.ts';

pathTests(savedJobFlow);
