import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { OtpInput } from '../../ui/OtpInput.tsx';
import { useFocus } from '../../ui/useFocus.ts';

/** The result of the last attempt. */
export type CodeFault = 'wrong' | 'expired' | 'used' | 'failed';

interface CodeFormProps {
  label: string;
  fault: CodeFault | undefined;
  /** What the fault means here, in words. */
  error: string | undefined;
  isVerifying: boolean;
  onSubmit: (code: string) => void;
}

/** Six digits, submitted as soon as they are complete. After a wrong code, the cells are cleared; one that couldn't be checked stays. */
export function CodeForm(props: CodeFormProps) {
  const { fault, isVerifying } = props;
  const isRefused = !isVerifying && fault !== undefined && fault !== 'failed';
  // Cleared when the answer arrives, not once the next code is on its way: that one may have to be sent again.
  const [typed, setTyped] = useState({ code: '', refusals: 0, isRefused });
  if (typed.isRefused !== isRefused) setTyped(isRefused ? { code: '', refusals: typed.refusals + 1, isRefused } : { ...typed, isRefused });
  // Cleared cells get the focus again.
  return <Cells key={typed.refusals} {...props} code={typed.code} onChange={(code) => setTyped({ ...typed, code })} />;
}

function Cells({ label, fault, error, isVerifying, onSubmit, code, onChange }: CodeFormProps & { code: string; onChange: (code: string) => void }) {
  const { t } = useTranslation('getStarted');
  const around = useFocus<HTMLDivElement>();
  return (
    <>
      <div ref={around}>
        <OtpInput label={label} value={code} onChange={onChange} onComplete={onSubmit} disabled={isVerifying} error={error} />
      </div>
      {isVerifying ? <p role="status">{t('code.verifying')}</p> : null}
      {fault === 'failed' ? (
        <Button variant="primary" size="large" isWide onClick={() => onSubmit(code)}>
          {t('continue')}
        </Button>
      ) : null}
    </>
  );
}
