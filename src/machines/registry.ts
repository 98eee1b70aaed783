import { accountChangeFlow } from './accountChange/accountChange.fixtures.ts';
import { alertOfferFlow } from './alertOffer/alertOffer.fixtures.ts';
import { applyEntryFlow } from './applyEntry/applyEntry.fixtures.ts';
import { alertLifeFlow } from './alertLife/alertLife.fixtures.ts';
import { applicantFlow } from './applicant/applicant.fixtures.ts';
import { applicantAnalysisFlow } from './applicantAnalysis/applicantAnalysis.fixtures.ts';
import { applicantsFlow } from './applicants/applicants.fixtures.ts';
import { applicationFlow } from './application/application.fixtures.ts';
import { applyFlow } from './apply/apply.fixtures.ts';
import { automaticRepliesFlow } from './automaticReplies/automaticReplies.fixtures.ts';
import { chatFileFlow } from './chatFile/chatFile.fixtures.ts';
import { chatListFlow } from './chatList/chatList.fixtures.ts';
import { chatMessageFlow } from './chatMessage/chatMessage.fixtures.ts';
import { chatOpeningFlow } from './chatOpening/chatOpening.fixtures.ts';
import { chatRoomFlow } from './chatRoom/chatRoom.fixtures.ts';
import { emailChangeFlow } from './emailChange/emailChange.fixtures.ts';
import { emailVerificationFlow } from './emailVerification/emailVerification.fixtures.ts';
import { companyAlbumFlow } from './companyAlbum/companyAlbum.fixtures.ts';
import { companyDeletionFlow } from './companyDeletion/companyDeletion.fixtures.ts';
import { companyEditorFlow } from './companyEditor/companyEditor.fixtures.ts';
import { companyJobsFlow } from './companyJobs/companyJobs.fixtures.ts';
import { companyPapersFlow } from './companyPapers/companyPapers.fixtures.ts';
import { companyVerificationFlow } from './companyVerification/companyVerification.fixtures.ts';
import { blockCompanyFlow } from './blockCompany/blockCompany.fixtures.ts';
import { blockedCompaniesFlow } from './blockedCompanies/blockedCompanies.fixtures.ts';
import { careerSummaryFlow } from './careerSummary/careerSummary.fixtures.ts';
import { declineFlow } from './decline/decline.fixtures.ts';
import { demoFlow } from './demo/demo.fixtures.ts';
import { demoEmployerFlow } from './demoEmployer/demoEmployer.fixtures.ts';
import { demoSeekerFlow } from './demoSeeker/demoSeeker.fixtures.ts';
import { devicesFlow } from './devices/devices.fixtures.ts';
import { pendingEmailFlow } from './pendingEmail/pendingEmail.fixtures.ts';
import { featureBannersFlow } from './featureBanners/featureBanners.fixtures.ts';
import { conductFlow } from './conduct/conduct.fixtures.ts';
import { interviewFlow } from './interview/interview.fixtures.ts';
import type { Flow } from './flow.ts';
import { followFlow } from './follow/follow.fixtures.ts';
import { handoffFlow } from './handoff/handoff.fixtures.ts';
import { installAppFlow } from './installApp/installApp.fixtures.ts';
import { interviewActionFlow } from './interviewAction/interviewAction.fixtures.ts';
import { interviewOfferFlow } from './interviewOffer/interviewOffer.fixtures.ts';
import { jobAlertFlow } from './jobAlert/jobAlert.fixtures.ts';
import { jobDetailFlow } from './jobDetail/jobDetail.fixtures.ts';
import { jobPostingFlow } from './jobPosting/jobPosting.fixtures.ts';
import { laterCodeFlow } from './laterCode/laterCode.fixtures.ts';
import { loginFlow } from './login/login.fixtures.ts';
import { logoutFlow } from './logout/logout.fixtures.ts';
import { myLocationFlow } from './myLocation/myLocation.fixtures.ts';
import { noticeFlow } from './notice/notice.fixtures.ts';
import { networksFlow } from './networks/networks.fixtures.ts';
import { notificationCentreFlow } from './notificationCentre/notificationCentre.fixtures.ts';
import { notificationSettingsFlow } from './notificationSettings/notificationSettings.fixtures.ts';
import { notSuitableFlow } from './notSuitable/notSuitable.fixtures.ts';
import { onlineResumeFlow } from './onlineResume/onlineResume.fixtures.ts';
import { outageFlow } from './outage/outage.fixtures.ts';
import { avatarFlow } from './avatar/avatar.fixtures.ts';
import { postingEditorFlow } from './postingEditor/postingEditor.fixtures.ts';
import { postingsFlow } from './postings/postings.fixtures.ts';
import { preferencesFlow } from './preferences/preferences.fixtures.ts';
import { recordFlow } from './record/record.fixtures.ts';
import { skillsFlow } from './skills/skills.fixtures.ts';
import { wizardFlow } from './wizard/wizard.fixtures.ts';
import { passkeysFlow } from './passkeys/passkeys.fixtures.ts';
import { qrApprovalFlow } from './qrApproval/qrApproval.fixtures.ts';
import { phrasesFlow } from './phrases/phrases.fixtures.ts';
import { phoneVerificationFlow } from './phoneVerification/phoneVerification.fixtures.ts';
import { quickApplyFlow } from './quickApply/quickApply.fixtures.ts';
import { registerFlow } from './register/register.fixtures.ts';
import { reportFlow } from './report/report.fixtures.ts';
import { requestFlow } from './request/request.fixtures.ts';
import { resetPasswordFlow } from './resetPassword/resetPassword.fixtures.ts';
import { resumeDocumentFlow } from './resumeDocument/resumeDocument.fixtures.ts';
import { resumeDraftFlow } from './resumeDraft/resumeDraft.fixtures.ts';
import { resumeTemplateFlow } from './resumeTemplate/resumeTemplate.fixtures.ts';
import { resumeUploadFlow } from './resumeUpload/resumeUpload.fixtures.ts';
import { savedJobFlow } from './savedJob/savedJob.fixtures.ts';
import { resumeSyncFlow } from './resumeSync/resumeSync.fixtures.ts';
import { searchFlow } from './search/search.fixtures.ts';
import { sessionFlow } from './session/session.fixtures.ts';
import { sessionAssuranceFlow } from './sessionAssurance/sessionAssurance.fixtures.ts';
import { singpassFlow } from './singpass/singpass.fixtures.ts';
import { stepUpFlow } from './stepUp/stepUp.fixtures.ts';
import { suggestFlow } from './suggest/suggest.fixtures.ts';
import { teamFlow } from './team/team.fixtures.ts';
import { twoFactorSetupFlow } from './twoFactorSetup/twoFactorSetup.fixtures.ts';
import { videoResumeFlow } from './videoResume/videoResume.fixtures.ts';
import { withdrawFlow } from './withdraw/withdraw.fixtures.ts';

const declared: unknown[] = [
  sessionFlow,
  sessionAssuranceFlow,
  noticeFlow,
  requestFlow,
  outageFlow,
  laterCodeFlow,
  loginFlow,
  registerFlow,
  resetPasswordFlow,
  emailVerificationFlow,
  phoneVerificationFlow,
  logoutFlow,
  handoffFlow,
  searchFlow,
  suggestFlow,
  installAppFlow,
  myLocationFlow,
  featureBannersFlow,
  savedJobFlow,
  jobDetailFlow,
  reportFlow,
  applyEntryFlow,
  applyFlow,
  quickApplyFlow,
  resumeUploadFlow,
  resumeDocumentFlow,
  resumeTemplateFlow,
  resumeDraftFlow,
  onlineResumeFlow,
  applicationFlow,
  interviewFlow,
  demoEmployerFlow,
  demoSeekerFlow,
  conductFlow,
  jobPostingFlow,
  postingsFlow,
  postingEditorFlow,
  companyVerificationFlow,
  companyDeletionFlow,
  companyEditorFlow,
  companyPapersFlow,
  companyAlbumFlow,
  companyJobsFlow,
  followFlow,
  teamFlow,
  withdrawFlow,
  applicantsFlow,
  applicantFlow,
  applicantAnalysisFlow,
  declineFlow,
  singpassFlow,
  alertOfferFlow,
  jobAlertFlow,
  alertLifeFlow,
  stepUpFlow,
  twoFactorSetupFlow,
  passkeysFlow,
  qrApprovalFlow,
  accountChangeFlow,
  networksFlow,
  devicesFlow,
  pendingEmailFlow,
  emailChangeFlow,
  notificationSettingsFlow,
  blockCompanyFlow,
  blockedCompaniesFlow,
  notificationCentreFlow,
  notSuitableFlow,
  recordFlow,
  preferencesFlow,
  skillsFlow,
  avatarFlow,
  videoResumeFlow,
  careerSummaryFlow,
  resumeSyncFlow,
  wizardFlow,
  chatOpeningFlow,
  chatListFlow,
  chatRoomFlow,
  chatMessageFlow,
  chatFileFlow,
  phrasesFlow,
  automaticRepliesFlow,
  interviewActionFlow,
  interviewOfferFlow,
  demoFlow,
];

/** All flows of the product: exported to flows/, walked by the path tests and shown in the atlas. */
// `defineFlow` already checked each; comparing all their types again would take the compiler longer than anything else in the project.
export const flows = declared as Flow[];
