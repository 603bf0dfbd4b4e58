import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';

const FirstScreenContext = createContext<RefObject<boolean> | undefined>(undefined);

/** Whether the visit is still on the page that it began with. */
export const FirstScreenProvider = ({ children }: { readonly children: ReactNode }) => (
  <FirstScreenContext value={useRef(true)}>{children}</FirstScreenContext>
);

/** Holds true until the first heading has appeared. Outside of a provider every heading counts as a later one. */
export const useFirstScreen = (): RefObject<boolean> => {
  const later = useRef(false);
  return useContext(FirstScreenContext) ?? later;
};
