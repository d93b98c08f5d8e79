import type { Account } from "@latchkey/core"
import { decodeAddress, isOfNetwork } from "../address/Address.ts"
import type { Reading } from "../wire/WalletWire.ts"

const places: Readonly<Partial<Record<Account["type"], number>>> = { payment: 0, ordinal: 1 }
const place = ({ type }: Account) => places[type] ?? 2

/**
 * What a wallet told, without the accounts that are not of the network that it says: canonical, the payment account
 * first, then that for ordinals, then others. A wallet of one address pays with that.
 */
export const usableReading = (reading: Reading): Reading => {
  const accounts = reading.accounts
    .flatMap((account): ReadonlyArray<Account> => {
      const decoded = decodeAddress(account.address)
      const isFit = decoded !== undefined && isOfNetwork(decoded, reading.networkId)
      return isFit ? [{ ...account, address: decoded.address }] : []
    })
    .toSorted((a, b) => place(a) - place(b))
    .filter(
      ({ type, address }, index, all) =>
        all.findIndex((other) => other.type === type && other.address === address) === index
    )
  const [first, ...rest] = accounts
  if (first === undefined) return { ...reading, accounts: [] }
  return { ...reading, accounts: [{ ...first, type: "payment" }, ...rest] }
}
