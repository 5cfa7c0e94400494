import { useEffect } from 'react';
import { RemoteSkeleton } from '../../react/remote-view/remote-skeleton';

/** The advice is a static page of the server: a link from inside the application needs a page load. */
export function ToBrowserSupport() {
  useEffect(() => {
    // Without parameters and variants of the path: the server answers those with the application.
    window.location.replace('/browser-support');
  }, []);
  return <RemoteSkeleton />;
}
