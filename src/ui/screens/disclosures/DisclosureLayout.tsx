import { MinimalLayout } from '../../shell/MinimalLayout.tsx';
import { SignedInLayout } from '../../shell/SignedInLayout.tsx';

/** A signed-in page alone, without header or footer (specification, section 2: disclosure pages). */
export const DisclosureLayout = () => (
  <MinimalLayout>
    <SignedInLayout />
  </MinimalLayout>
);
