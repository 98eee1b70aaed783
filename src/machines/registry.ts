import type { Flow } from './flow.ts';
import { applicationFlow } from './application/application.fixtures.ts';
import { applyFlow } from './apply/apply.fixtures.ts';
import { jobDetailFlow } from './jobDetail/jobDetail.fixtures.ts';
import { loginFlow } from './login/login.fixtures.ts';
import { logoutFlow } from './logout/logout.fixtures.ts';
import { noticeFlow } from './notice/notice.fixtures.ts';
import { reportFlow } from './report/report.fixtures.ts';
import { requestFlow } from './request/request.fixtures.ts';
import { resumeUploadFlow } from './resumeUpload/resumeUpload.fixtures.ts';
import { savedJobFlow } from './savedJob/savedJob.fixtures.ts';
import { searchFlow } from './search/search.fixtures.ts';
import { sessionFlow } from './session/session.fixtures.ts';
import { suggestFlow } from './suggest/suggest.fixtures.ts';

/** Every flow of the product: what is exported to flows/, walked by the path tests and shown in the atlas. */
export const flows: Flow[] = [sessionFlow, noticeFlow, requestFlow, logoutFlow, searchFlow, suggestFlow, savedJobFlow, jobDetailFlow, reportFlow, applyFlow, resumeUploadFlow, applicationFlow, loginFlow];
