import type { Step } from '../../machines/wizard/steps.ts';
import { css } from '#css/css';
import { AboutMe } from '../manageProfile/AboutMe.tsx';
import { RecordSection } from '../manageProfile/record/RecordSection.tsx';
import { ResumeFirst } from './ResumeFirst.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

/** What a step asks: the same editors as in the profile, so that nothing is asked in two ways. */
export function StepBody({ step, onPreferences }: { step: Step; onPreferences: (count: number) => void }) {
  switch (step) {
    case 'preferences':
      return (
        <div className={column}>
          <ResumeFirst />
          <RecordSection key="preference" kind="preference" onRecords={(records) => onPreferences(records.length)} />
        </div>
      );
    case 'about':
      return (
        <div className={column}>
          <RecordSection key="basicInfo" kind="basicInfo">
            {(one) => <AboutMe record={one} />}
          </RecordSection>
          <RecordSection key="language" kind="language" />
        </div>
      );
    case 'experience':
      return <RecordSection key="workExperience" kind="workExperience" />;
    case 'education':
      return <RecordSection key="education" kind="education" />;
  }
}
