import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Resume } from '../../../../contract/records.ts';
import { resumeUpload } from '../../../services/resumes.ts';
import { ResumeUpload } from '../../shared/resume/ResumeUpload.tsx';

interface UploadPlaceProps {
  /** How many there are already. */
  attached: number;
  onStored: (resume: Resume) => void;
}

/** A place for another resume: restarts after each upload, whether completed or canceled. */
export function UploadPlace({ attached, onStored }: UploadPlaceProps) {
  const [round, setRound] = useState(0);
  return (
    <Upload
      key={round}
      attached={attached}
      onEnd={(resume) => {
        setRound(round + 1);
        if (resume) onStored(resume);
      }}
    />
  );
}

function Upload({ attached, onEnd }: { attached: number; onEnd: (resume: Resume | null) => void }) {
  const [state, , upload] = useMachine(resumeUpload, { input: { place: 'profile', attached } });
  const isOver = state.status === 'done';
  const end = useEffectEvent(() => onEnd(state.context.resume));
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return <ResumeUpload upload={upload} isOnlyWay />;
}
