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
  return <Cells key={fault === 'failed' || isVerifying ? 'kept' : (fault ?? 'kept')} {...props} />;
}

function Cells({ label, fault, error, isVerifying, onSubmit }: CodeFormProps) {
  const { t } = useTranslation('getStarted');
  const [code, setCode] = useState('');
  const around = useFocus<HTMLDivElement>();
  return (
    <>
      <div ref={around}>
        <OtpInput label={label} value={code} onChange={setCode} onComplete={onSubmit} disabled={isVerifying} error={error} />
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
