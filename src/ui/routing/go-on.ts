import type { AnyRouter } from '@tanstack/react-router';
import { restorableLocation } from './remembered-location.ts';

/** Leaves the sign-in page for the place that the visitor wanted to see, or for the loans. */
export const goOn = ({ state, history }: AnyRouter): void => {
  const { remembered, searched } = state.location.state;
  history.replace(restorableLocation(remembered, window.location.origin) ?? '/loans/outstanding', {
    searched,
  });
};
