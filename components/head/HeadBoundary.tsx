'use client';

import { Component, type ReactNode } from 'react';

type StageBoundaryProps = { children: ReactNode; fallback: ReactNode };

/** Whatever goes wrong on the stage, the page around it stays. */
export class HeadBoundary extends Component<StageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
