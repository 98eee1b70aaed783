import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../ui/ErrorState.tsx';

/**
 * Error boundary of the page: if rendering fails, the header stays, the reader is informed, and the next page works. The error is reported like any
 * other.
 */
export function PageBoundary({ children }: PropsWithChildren) {
  const { key } = useLocation();
  const { t } = useTranslation('layout');
  const broken = (
    <ErrorState title={t('failed.broken.title')} onRetry={() => window.location.reload()}>
      {t('broken.text')}
    </ErrorState>
  );
  return (
    <Boundary at={key} broken={broken}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  at: string;
  broken: ReactNode;
  children?: ReactNode;
}

interface BoundaryState {
  at: string;
  isBroken: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, isBroken: false };

  static getDerivedStateFromProps = ({ at }: BoundaryProps, state: BoundaryState) => (at === state.at ? null : { at, isBroken: false });

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    // React only passes on errors that no boundary catches (services/watchErrors.ts).
    window.reportError(error);
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
