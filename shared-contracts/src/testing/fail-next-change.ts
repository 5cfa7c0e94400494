/**
 * The next change that React makes to the document fails, as one of a text that a browser has translated does: the
 * page is mounted anew (`RemountOnce`). It needs nothing outside of itself: browser tests send it to a page.
 *
 * @returns whether it has failed
 */
export function failNextChange(): () => boolean {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const own = { appendChild, insertBefore, removeChild };
  let failed = false;
  const failing = Object.entries(own).map(([name, change]) => [
    name,
    function (this: Node, ...nodes: unknown[]): unknown {
      // React makes a new part before it adds it to the document.
      if (!this.isConnected) return Reflect.apply(change, this, nodes);
      Object.assign(Node.prototype, own);
      failed = true;
      throw new DOMException('The node is elsewhere.', 'NotFoundError');
    },
  ]);
  Object.assign(Node.prototype, Object.fromEntries(failing));
  return () => failed;
}
