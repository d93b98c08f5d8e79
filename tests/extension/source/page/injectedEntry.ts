import { identity } from "../identity.ts"
import { createListeners } from "./listeners.ts"
import type { WalletLine } from "./WalletLine.ts"

/** What stands in `window.injectedWeb3`, over the line. */
export const injectedEntry = ({ call, hear }: WalletLine) => {
  const listeners = createListeners()
  hear("polkadot", listeners.tell)
  const reach =
    (method: string) =>
    (...args: readonly unknown[]) =>
      call("polkadot", method, ...args)
  const getAccounts = reach("accounts.get")
  const injected = {
    accounts: {
      get: getAccounts,
      subscribe(callback: (accounts: unknown) => void) {
        const tellFirst = async () => callback(await getAccounts())
        // Without leave there is no first list; the failure is nobody's to hear.
        tellFirst().catch(() => {})
        return listeners.add("accounts", callback)
      }
    },
    signer: { signRaw: reach("signer.signRaw"), signPayload: reach("signer.signPayload") },
    metadata: { get: reach("metadata.get"), provide: reach("metadata.provide") }
  }
  return {
    version: identity.version,
    async enable(origin: unknown) {
      await call("polkadot", "enable", origin)
      return injected
    }
  }
}
