/** A getter, method or trap that throws. */
export function throwing(): never {
  throw new Error("Reading this throws")
}

/** An object on which reading any of these properties throws. */
export const throwingAt = (...keys: readonly string[]): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { get: throwing, enumerable: true, configurable: true }]))
  )

/** A proxy on which every operation that reads throws. */
export const spiteful = (): object =>
  new Proxy(
    {},
    {
      get: throwing,
      has: throwing,
      ownKeys: throwing,
      getPrototypeOf: throwing,
      getOwnPropertyDescriptor: throwing
    }
  )

/** A revoked proxy. */
export const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}
