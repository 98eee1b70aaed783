import type { Resume } from '../../../contract/records.ts';
import { resumesRequest } from '../../services/profile/resumes.ts';
import { PickerDialog } from './PickerDialog.tsx';

const choiceOf = ({ filename, format }: Resume) => ({ label: filename, hint: format.toUpperCase() });

/** Selects a resume to send in the conversation. */
export default function ResumePicker(props: { onClose: () => void; onPick: (resume: Resume) => void }) {
  return <PickerDialog what="pickResume" request={resumesRequest} choiceOf={choiceOf} {...props} />;
}
