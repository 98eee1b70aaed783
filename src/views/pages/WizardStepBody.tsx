import { css } from '#css/css';
import { AboutMe } from '../manageProfile/AboutMe.tsx';
import { RecordSection } from '../manageProfile/record/RecordSection.tsx';
import { ResumeFirst } from '../wizard/ResumeFirst.tsx';
import type { StepBodyProps } from '../wizard/WizardSteps.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });

/** The content of a step: the editors of the profile, open in the page with their few questions, so that nothing is asked in two ways. */
export function StepBody({ step, onPreferences, onWriting, onSaved }: StepBodyProps) {
  const inPage = { isInPage: true, onWriting };
  switch (step) {
    case 'preferences':
      return (
        <div className={column}>
          <ResumeFirst />
          <RecordSection key="preference" kind="preference" {...inPage} onSaved={onSaved} onRecords={(records) => onPreferences(records.length)} />
        </div>
      );
    case 'about':
      return (
        <div className={column}>
          <RecordSection key="basicInfo" kind="basicInfo" {...inPage}>
            {(one) => <AboutMe record={one} />}
          </RecordSection>
          <RecordSection key="language" kind="language" />
        </div>
      );
    case 'experience':
      return <RecordSection key="workExperience" kind="workExperience" {...inPage} onSaved={onSaved} />;
    case 'education':
      return <RecordSection key="education" kind="education" {...inPage} onSaved={onSaved} />;
  }
}
