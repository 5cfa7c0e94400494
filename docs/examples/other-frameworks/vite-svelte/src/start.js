import { mount, unmount } from 'svelte';
import { lifecycles } from '../../common/lifecycles.js';

export const startOf = (View) =>
  lifecycles(({ domElement, host }) => {
    const app = mount(View, { target: domElement, props: { host } });
    return () => unmount(app);
  });
