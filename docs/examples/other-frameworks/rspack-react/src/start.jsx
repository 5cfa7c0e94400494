import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followDraw } from '../../common/draw.js';
import { lifecycles } from '../../common/lifecycles.js';

function Followed({ host, View }) {
  const [view, setView] = useState(null);
  useEffect(() => followDraw(host, setView), [host]);
  return view && <View host={host} view={view} />;
}

export const startOf = (View) =>
  lifecycles(({ domElement, host, onFatal }) => {
    const root = createRoot(domElement, { onUncaughtError: (error) => onFatal(error, 'uncaught') });
    root.render(<Followed host={host} View={View} />);
    return () => root.unmount();
  });
