import { applicationFlow } from './application/application.fixtures.ts';
import { applyFlow } from './apply/apply.fixtures.ts';
import type { Flow } from './flow.ts';
import { jobDetailFlow } from './jobDetail/jobDetail.fixtures.ts';
import { loginFlow } from './login/login.fixtures.ts';
import { logoutFlow } from './logout/logout.fixtures.ts';
import { noticeFlow } from './notice/notice.fixtures.ts';
import { outageFlow } from './outage/outage.fixtures.ts';
import { quickApplyFlow } from './quickApply/quickApply.fixtures.ts';
import { registerFlow } from './register/register.fixtures.ts';
import { reportFlow } from './report/report.fixtures.ts';
import { requestFlow } from './request/request.fixtures.ts';
import { resumeUploadFlow } from './resumeUpload/resumeUpload.fixtures.ts';
import { savedJobFlow } from './savedJob/savedJob.fixtures.ts';
import { searchFlow } from './search/search.fixtures.ts';
import { sessionFlow } from './session/session.fixtures.ts';
import { suggestFlow } from './suggest/suggest.fixtures.ts';
import { withdrawFlow } from './withdraw/withdraw.fixtures.ts';

/** Every flow of the product: what is exported to flows/, walked by the path tests and shown in the atlas. */
export const flows: Flow[] = [
  sessionFlow,
  noticeFlow,
  requestFlow,
  outageFlow,
  loginFlow,
  registerFlow,
  logoutFlow,
  searchFlow,
  suggestFlow,
  savedJobFlow,
  jobDetailFlow,
  reportFlow,
  applyFlow,
  quickApplyFlow,
  resumeUploadFlow,
  applicationFlow,
  withdrawFlow,
];
