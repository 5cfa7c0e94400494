import { Navigate, useLocation } from 'react-router-dom';

/** Redirects to another page with the parameters of the address. */
export function LeadOn({ path }: { path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}
