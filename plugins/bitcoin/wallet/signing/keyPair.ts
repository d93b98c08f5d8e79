import { hex } from "@scure/base"
import { pubECDSA } from "@scure/btc-signer/utils.js"
import { NETWORK, p2sh, p2tr, p2wpkh, TEST_NETWORK } from "@scure/btc-signer"
import type { WalletNetwork } from "../networks/walletNetworks.ts"
import type { Holding } from "../state/Holding.ts"

/** The address prefixes of a network. */
export const prefixesOf = (network: WalletNetwork) => (network.keys === "mainnet" ? NETWORK : TEST_NETWORK)

/** The private key of an address, after a check that it is its own. Fails with `RangeError`. */
export function privateKeyOf(holding: Holding): Uint8Array {
  const privateKey = hex.decode(holding.privateKey)
  if (
    hex.encode(pubECDSA(privateKey)) !== holding.publicKey ||
    paymentOf(holding).address !== holding.address
  ) {
    throw new RangeError(`The private key given for ${holding.address} is another one's`)
  }
  return privateKey
}

/** An address and the scripts behind it. */
export interface BitcoinPayment {
  readonly address: string
  readonly script: Uint8Array
  /** The key before the tweak, of a taproot address. */
  readonly tapInternalKey?: Uint8Array
  /** What the script's hash is of, of a nested address. */
  readonly redeemScript?: Uint8Array
}

/** The scripts behind an address. */
export function paymentOf(holding: Holding): BitcoinPayment {
  const publicKey = hex.decode(holding.publicKey)
  const prefixes = prefixesOf(holding.network)
  if (holding.type === "p2tr") {
    const { address, script, tapInternalKey } = p2tr(publicKey.subarray(1), undefined, prefixes)
    return { address: address!, script, tapInternalKey }
  }
  const segwit = p2wpkh(publicKey, prefixes)
  if (holding.type === "p2wpkh") return { address: segwit.address!, script: segwit.script }
  const { address, script, redeemScript } = p2sh(segwit, prefixes)
  return { address: address!, script, redeemScript: redeemScript! }
}
