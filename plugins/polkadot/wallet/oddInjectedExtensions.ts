import type { InjectedExtension } from "./InjectedExtension.ts"
import { throwing } from "../../../tests/testing/src/faults/hostileObjects.ts"

/** What `enable` resolves with when a wallet breaks its word, with a name for test titles. */
export interface OddInjectedExtension {
  readonly name: string
  /**
   * What the kit under test may do with it: `refused` means that no connection can come of it; `connects` that one may, with
   * less to offer.
   */
  readonly fate: "refused" | "connects"
  /** For `faults.changes`: makes it from the genuine one. */
  change(genuine: unknown): unknown
}

const parts = (genuine: unknown) => {
  const { accounts, signer, metadata } = genuine as InjectedExtension
  const get = (anyType?: boolean) => accounts.get(anyType)
  const subscribe: InjectedExtension["accounts"]["subscribe"] = (callback) => accounts.subscribe(callback)
  const signRaw: InjectedExtension["signer"]["signRaw"] = (payload) => signer.signRaw(payload)
  return { accounts: { get, subscribe }, signer, metadata, signRaw }
}

const refused = (name: string, change: OddInjectedExtension["change"]): OddInjectedExtension => ({
  name,
  fate: "refused",
  change
})
const connects = (name: string, change: OddInjectedExtension["change"]): OddInjectedExtension => ({
  name,
  fate: "connects",
  change
})

/** Extensions that a kit has to survive. Use: `wallet.setFault("enable", faults.changes(odd.change))`. */
export const oddInjectedExtensions: readonly OddInjectedExtension[] = [
  refused("undefined", () => undefined),
  refused("null", () => null),
  refused("true, as of old", () => true),
  refused("an empty object", () => ({})),
  refused("no accounts", (genuine) => ({ ...parts(genuine), accounts: undefined })),
  refused("accounts whose getter throws", (genuine) =>
    Object.defineProperty({ ...parts(genuine) }, "accounts", { get: throwing })
  ),
  refused("accounts without get", (genuine) => ({
    ...parts(genuine),
    accounts: { subscribe: parts(genuine).accounts.subscribe }
  })),
  refused("accounts.get that throws at once", (genuine) => ({
    ...parts(genuine),
    accounts: { ...parts(genuine).accounts, get: throwing }
  })),
  refused("accounts.get that rejects with undefined", (genuine) => ({
    ...parts(genuine),
    accounts: { ...parts(genuine).accounts, get: () => Promise.reject(undefined as unknown as Error) }
  })),

  connects("everything frozen", (genuine) => Object.freeze({ ...parts(genuine) })),
  connects("unknown fields", (genuine) => ({ ...parts(genuine), balance: "1", sudo: throwing })),
  connects("no subscribe", (genuine) => ({
    ...parts(genuine),
    accounts: { get: parts(genuine).accounts.get }
  })),
  connects("subscribe that throws", (genuine) => ({
    ...parts(genuine),
    accounts: { ...parts(genuine).accounts, subscribe: throwing }
  })),
  connects("subscribe that never calls back", (genuine) => ({
    ...parts(genuine),
    accounts: { ...parts(genuine).accounts, subscribe: () => () => {} }
  })),
  connects("subscribe that returns nothing", (genuine) => ({
    ...parts(genuine),
    accounts: {
      ...parts(genuine).accounts,
      subscribe: (callback: never) => void parts(genuine).accounts.subscribe(callback)
    }
  })),
  connects("subscribe that returns a promise", (genuine) => ({
    ...parts(genuine),
    accounts: {
      ...parts(genuine).accounts,
      subscribe: async (callback: never) => parts(genuine).accounts.subscribe(callback)
    }
  })),
  connects("an end of subscription that throws", (genuine) => ({
    ...parts(genuine),
    accounts: {
      ...parts(genuine).accounts,
      subscribe: (callback: never) => {
        const end = parts(genuine).accounts.subscribe(callback)
        return () => {
          end()
          throwing()
        }
      }
    }
  })),
  connects("no signer", (genuine) => ({ ...parts(genuine), signer: undefined })),
  connects("a signer whose getter throws", (genuine) =>
    Object.defineProperty({ ...parts(genuine) }, "signer", { get: throwing })
  ),
  connects("a signer without signRaw", (genuine) => ({ ...parts(genuine), signer: {} })),
  connects("signRaw that is no function", (genuine) => ({ ...parts(genuine), signer: { signRaw: "yes" } })),
  connects("a signer without signPayload", (genuine) => ({
    ...parts(genuine),
    signer: { signRaw: parts(genuine).signRaw }
  })),
  connects("no metadata", (genuine) => ({ ...parts(genuine), metadata: undefined })),
  connects("another name and version", (genuine) => ({
    ...parts(genuine),
    name: "\u202etodaklop",
    version: { major: 1 }
  }))
]
