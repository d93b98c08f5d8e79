import { vi } from "vitest"

/** A promise that is settled from outside. */
export const later = <A = unknown>() => Promise.withResolvers<A>()

/** What a fake wallet gives when it is enabled, for tests that need no keys. */
export const fakeExtension = (list: () => unknown = () => []) => {
  const listeners = new Set<(accounts: unknown) => void>()
  return {
    accounts: {
      get: vi.fn(async () => list()),
      subscribe: vi.fn((listener: (accounts: unknown) => void): unknown => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      })
    },
    signer: { signRaw: vi.fn(), signPayload: vi.fn() },
    emit: (accounts: unknown) => {
      for (const listener of [...listeners]) listener(accounts)
    },
    listenerCount: () => listeners.size
  }
}

/** Lets promises settle, in real time. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
