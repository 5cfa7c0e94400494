/** @param start renders into the element of a mount, and returns what ends it */
export function lifecycles(start) {
  const ends = new WeakMap();
  return {
    name: 'mf-draw',
    bootstrap: async () => {},
    mount: async (props) => {
      ends.set(props.domElement, start(props));
      props.onReady();
    },
    unmount: async ({ domElement }) => {
      ends.get(domElement)?.();
      ends.delete(domElement);
    },
  };
}
