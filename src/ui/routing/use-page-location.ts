import { type ParsedLocation, trimPathRight, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** The location of the surrounding page, which stays as it is while another page loads; the router's is already that page's. */
export const usePageLocation = (): ParsedLocation => {
  const router = useRouter();
  const [select] = useState(() => {
    let own = router.state.location;
    return (location: ParsedLocation): ParsedLocation => {
      if (trimPathRight(location.pathname) === trimPathRight(own.pathname)) own = location;
      return own;
    };
  });
  return useLocation({ select });
};
