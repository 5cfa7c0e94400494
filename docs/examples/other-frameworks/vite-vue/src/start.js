import { createApp } from 'vue';
import { lifecycles } from '../../common/lifecycles.js';

export const startOf = (View) =>
  lifecycles(({ domElement, host, onFatal }) => {
    const app = createApp(View, { host });
    app.config.errorHandler = (error) => onFatal(error, 'uncaught');
    app.mount(domElement);
    return () => app.unmount();
  });
