// What the developer tools of a browser put on the page. React announces itself here when it is loaded, and the refresh
// runtime of a remote, which comes later, finds it: without this a component could not be replaced.
type Renderer = object;

const renderers = new Map<number, Renderer>();
const nothing = () => undefined;

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    inject: (renderer: Renderer) => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    checkDCE: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  },
});
