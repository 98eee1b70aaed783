import { css } from '#css/css';
import { OnlineResumeSection } from './online/OnlineResumeSection.tsx';
import { VideoSection } from './video/VideoSection.tsx';
import { MyResumes } from './resume/MyResumes.tsx';

const sections = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

/** The Resume tab (specification §2), in sections: the attached resumes, and the other ways to present oneself. */
export function ResumeTab() {
  return (
    <div className={sections}>
      <MyResumes />
      <VideoSection />
      <OnlineResumeSection />
    </div>
  );
}
