import { css } from '#css/css';
import { OnlineResumeSection } from './online/OnlineResumeSection.tsx';
import { VideoSection } from './video/VideoSection.tsx';
import { MyResumes } from './resume/MyResumes.tsx';

const sections = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

/** The tab Resume (specification §2), a section each: what is attached, and the other ways to show oneself. */
export function ResumeTab() {
  return (
    <div className={sections}>
      <MyResumes />
      <VideoSection />
      <OnlineResumeSection />
    </div>
  );
}
