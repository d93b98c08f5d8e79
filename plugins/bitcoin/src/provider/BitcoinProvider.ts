import type { Account, CaipNetworkId } from "@latchkey/core"
import type { MessageProtocol, PsbtRequest, TransferRequest } from "../wire/WalletWire.ts"

/** A message to be signed by an account of the session. */
export interface SignMessageRequest {
  /** Text, or bytes for the wallets that take them. */
  readonly message: string | Uint8Array
  readonly address: string
  /** By default what the kind of address and the wallet allow, ECDSA before BIP-322. */
  readonly protocol?: MessageProtocol | undefined
}

/** A PSBT as a wallet signed it. */
export interface SignedPsbt {
  /** Base64; absent where a wallet that broadcasts gives only the transaction's id. */
  readonly psbt?: string
  /** The transaction's id, 64 hex digits, where it was broadcast. */
  readonly txid?: string
}

/**
 * A connected wallet, whatever it is spoken to by: what capabilities are called with, and what
 * `kit.getProvider("bip122")` gives.
 *
 * Every function rejects with a `KitError`; one that the wallet lacks with `MethodUnsupportedError`.
 */
export interface BitcoinProvider {
  /** The network that the session is on, as a CAIP-2 id. */
  readonly networkId: () => CaipNetworkId
  /**
   * The accounts that the site may see now, the payment account first: asked of the wallet where it answers without
   * asking the visitor, else those of the session.
   */
  readonly getAccountAddresses: () => Promise<ReadonlyArray<Account>>
  /** Gives the signature in base64. */
  readonly signMessage: (request: SignMessageRequest) => Promise<string>
  /** Signs the inputs named, and no other. What comes back is a PSBT, not compared with what was asked. */
  readonly signPSBT: (request: PsbtRequest) => Promise<SignedPsbt>
  /** Pays `amount` satoshi and gives the transaction's id, 64 hex digits. */
  readonly sendTransfer: (request: TransferRequest) => Promise<string>
  /** Moves the session to another network and gives its accounts there. */
  readonly switchNetwork: (networkId: CaipNetworkId) => Promise<ReadonlyArray<Account>>
}
