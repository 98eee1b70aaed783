import { pathTests } from '../../../tests/support/path-tests.ts';
import { noticeFlow } from './notice.fixtures.ts';

pathTests(noticeFlow);
