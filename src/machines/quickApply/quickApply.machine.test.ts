import { pathTests } from '../../../tests/support/path-tests.ts';
import { quickApplyFlow } from './quickApply.fixtures.ts';

pathTests(quickApplyFlow);
