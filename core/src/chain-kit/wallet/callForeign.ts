/**
 * Calls foreign code in the caller's task. Settles as what it gives: a synchronous throw, a plain value, a getter that
 * throws and a thenable that settles twice all become one ordinary Promise.
 */
export const callForeign = <A>(call: () => A | PromiseLike<A>): Promise<A> =>
  // `Promise.resolve` would read a getter of the value outside of the promise.
  new Promise((resolve) => resolve(call()))
