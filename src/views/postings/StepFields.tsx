import type { Step } from '../../machines/postingEditor/steps.ts';
import { JobFields } from './JobFields.tsx';
import { PayFields } from './PayFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PromiseFields } from './PromiseFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { TextFields } from './TextFields.tsx';
import { WhoFields } from './WhoFields.tsx';

/** The fields of a step. */
export function StepFields({ step }: { step: Step }) {
  if (step === 'job') return <JobFields />;
  if (step === 'who') return <WhoFields />;
  if (step === 'text') return <TextFields />;
  if (step === 'questions') return <QuestionFields />;
  if (step === 'promise') return <PromiseFields />;
  return (
    <>
      <PlaceFields />
      <PayFields />
    </>
  );
}
