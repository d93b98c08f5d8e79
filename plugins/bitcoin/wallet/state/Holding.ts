import type { BitcoinKey, BitcoinTestAccount } from "../accounts/BitcoinTestAccount.ts"
import type { WalletNetwork } from "../networks/walletNetworks.ts"

/** What an address is for: coins, or the inscriptions on them. */
export type BitcoinPurpose = "payment" | "ordinals"

/** The kind of script behind an address. */
export type BitcoinAddressType = "p2wpkh" | "p2sh" | "p2tr"

/** The kinds that payment addresses can be of. */
export type BitcoinPaymentType = Exclude<BitcoinAddressType, "p2tr">

/** An address that the wallet has the key for, on one network. */
export interface Holding extends BitcoinKey {
  readonly account: BitcoinTestAccount
  readonly purpose: BitcoinPurpose
  readonly type: BitcoinAddressType
  readonly network: WalletNetwork
}

export function holdingOf(
  account: BitcoinTestAccount,
  purpose: BitcoinPurpose,
  network: WalletNetwork,
  paymentType: BitcoinPaymentType
): Holding {
  const keys = account[network.keys]
  if (purpose === "ordinals") return { ...keys.ordinals, account, purpose, type: "p2tr", network }
  const key = paymentType === "p2sh" ? keys.nested : keys.payment
  return { ...key, account, purpose, type: paymentType, network }
}

/** The public key without its sign, as taproot writes keys: 32 bytes in hexadecimal. */
export const withoutSign = (publicKey: string) => publicKey.slice(2)
