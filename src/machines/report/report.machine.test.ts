import { pathTests } from '../../../tests/support/path-tests.ts';
import { reportFlow } from './report.fixtures.ts';

pathTests(reportFlow);
