import { useEffect } from 'react';
import { RemoteSkeleton } from '../remote-view/RemoteSkeleton';

/** The advice is a page of the server, without the application: a link inside of it has to load it. */
export function ToBrowserSupport() {
  useEffect(() => {
    // Without what a link may add: at another spelling of its path the server answers with the application again.
    window.location.replace('/browser-support');
  }, []);
  return <RemoteSkeleton />;
}
