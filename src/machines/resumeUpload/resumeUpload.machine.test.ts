import { pathTests } from '../../../tests/support/path-tests.ts';
import { resumeUploadFlow } from './resumeUpload.fixtures.ts';

pathTests(resumeUploadFlow);
