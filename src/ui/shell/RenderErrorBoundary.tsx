import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './UnexpectedError.tsx';

type Caught = { readonly failed: boolean; readonly error: unknown };

/** Catches what fails outside of any route. */
export class RenderErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  static getDerivedStateFromError(error: unknown): Caught {
    return { failed: true, error };
  }

  override state: Caught = { failed: false, error: undefined };

  override render(): ReactNode {
    return this.state.failed ? (
      <UnexpectedError error={this.state.error} place="page" />
    ) : (
      this.props.children
    );
  }
}
