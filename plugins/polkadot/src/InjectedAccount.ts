import type { Account, Network } from "@latchkey/core"
import { encodeSs58, ss58PrefixOf } from "./Ss58Address.ts"

/** An account as a wallet listed it, decoded. */
export interface InjectedAccount {
  /** The wallet's own spelling: what its signer is asked with. */
  readonly address: string
  readonly accountId: Uint8Array
  /** Reference of the only network that the account is for; absent when it is for all. */
  readonly reference?: string
  readonly publicKey?: string
}

/** The accounts that can be used on a network, written as it writes them. */
export const accountsOn = (
  accounts: ReadonlyArray<InjectedAccount>,
  network: Network
): ReadonlyArray<Account> => {
  const prefix = ss58PrefixOf(network)
  return accounts
    .filter(({ reference }) => reference === undefined || network.caipNetworkId === `polkadot:${reference}`)
    .map(({ accountId, publicKey }) => ({
      namespace: "polkadot",
      address: encodeSs58({ prefix, accountId }),
      type: "eoa",
      ...(publicKey === undefined ? {} : { publicKey })
    }))
}
