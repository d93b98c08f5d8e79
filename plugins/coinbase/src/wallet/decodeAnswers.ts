import type { Account } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"

const MAX_ACCOUNTS = 100

/** The accounts that the wallet names, each once; what is no address is dropped. */
export const decodeAccounts = (told: unknown): ReadonlyArray<Account> =>
  (attempt(() => (Array.isArray(told) ? [...new Set<unknown>(told.slice(0, MAX_ACCOUNTS))] : [])) ?? [])
    .filter((address) => typeof address === "string" && /^0x[0-9a-f]{40}$/i.test(address))
    .map((address) => ({
      namespace: "eip155",
      address: (address as string).toLowerCase(),
      type: "smartAccount"
    }))
