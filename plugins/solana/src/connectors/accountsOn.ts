import type { CaipNetworkId } from "@latchkey/core"
import { isSameBytes, type StandardAccount } from "@latchkey/core/chain-kit"
import { addressBytes } from "../Address.ts"
import { toNetworkId, toStandardChain } from "../StandardChain.ts"

// A wallet of several chains lists the accounts of all of them; one whose key is another than its address is left out.
const isSolana = ({ address, publicKey }: StandardAccount): boolean => {
  const bytes = addressBytes(address)
  return bytes !== undefined && (publicKey === undefined || isSameBytes(bytes, publicKey))
}

/** The accounts that a wallet lists for a network, each address once. */
export const accountsOn = (
  accounts: ReadonlyArray<StandardAccount>,
  networkId: CaipNetworkId
): ReadonlyArray<StandardAccount> => {
  const chain = toStandardChain(networkId)
  const found = accounts.filter(
    (account) => account.chains.some((one) => toStandardChain(one) === chain) && isSolana(account)
  )
  return found.filter(
    ({ address }, index) => found.findIndex((earlier) => earlier.address === address) === index
  )
}

/** The networks that at least one account is for. */
export const networksOf = (accounts: ReadonlyArray<StandardAccount>): ReadonlyArray<CaipNetworkId> => [
  ...new Set(
    accounts.filter(isSolana).flatMap(({ chains }) => chains.flatMap((chain) => toNetworkId(chain) ?? []))
  )
]
