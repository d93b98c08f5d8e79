/**
 * Does what loads files, unless the visitor is offline: some browsers remember for as long as the page lives that a file
 * could not be imported. A browser without a network may still have a server, on the same machine for example, so the
 * page's own is asked.
 *
 * Fails: rejects, and `load` is not called, where the visitor is offline and the page's server does not answer.
 */
export const whenReachable = <A>(load: () => Promise<A>): Promise<A> =>
  globalThis.navigator?.onLine === false
    ? fetch(location.origin, { method: "HEAD", cache: "no-store" }).then(load)
    : load()
