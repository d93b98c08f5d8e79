import type { Account, CaipNetworkId } from "@latchkey/core"

/** How a message is signed: with the key, as wallets did from the beginning, or by BIP-322 as a spend. */
export type MessageProtocol = "ecdsa" | "bip322"

/** What a wallet told of itself. */
export interface Reading {
  /** The network that it says it is on, or, where the page chooses, the one that was wanted. */
  readonly networkId: CaipNetworkId
  /** As the wallet wrote them: not checked yet. */
  readonly accounts: ReadonlyArray<Account>
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId>
}

/** An input of a PSBT and the account that signs it. */
export interface SignInput {
  /** One of the connected accounts. */
  readonly address: string
  /** Position among the inputs, from 0. */
  readonly index: number
  /** Allowed hash types; what the PSBT says where absent. */
  readonly sighashTypes?: ReadonlyArray<number>
}

/** A message to sign. */
export interface MessageRequest {
  readonly message: string | Uint8Array
  readonly address: string
  readonly protocol: MessageProtocol
}

/** The most characters of hex or base64 that a wallet gives or is given: more than any transaction has. */
export const MAX_TEXT = 10_000_000

/** A PSBT to sign. */
export interface PsbtRequest {
  /** Base64. */
  readonly psbt: string
  readonly signInputs: ReadonlyArray<SignInput>
  readonly broadcast: boolean
  /** Throws where what was signed is not to be sent: called between the two, where the wallet does them apart. */
  readonly check?: (psbt: string) => void
}

/** What a wallet made of a PSBT, undecoded but for being base64 in place of hex or bytes. */
export interface SignedPsbtAnswer {
  readonly psbt?: unknown
  readonly txid?: unknown
}

/** A payment to make. */
export interface TransferRequest {
  readonly recipient: string
  /** Satoshi. */
  readonly amount: bigint
  /** Who pays, where the wallet lets the page say that. */
  readonly address: string
}

/**
 * One wallet through one wire format. Functions that a wallet lacks are absent or reject with `MethodUnsupportedError`;
 * whatever else they reject with is foreign. Accounts and networks are decoded, but for the checksums of addresses.
 */
export interface WalletWire {
  /** What it can sign messages by, what it does by itself first. */
  readonly protocols: ReadonlyArray<MessageProtocol>
  /** Asks the visitor. `wanted` are the networks of the page, the one that it likes best first. */
  readonly connect: (wanted: ReadonlyArray<CaipNetworkId>) => Promise<Reading>
  /** What the site may see already, without asking anybody. */
  readonly read?: (wanted: ReadonlyArray<CaipNetworkId>) => Promise<Reading>
  readonly switchNetwork?: (networkId: CaipNetworkId) => Promise<Reading>
  /** Gives base64, undecoded. */
  readonly signMessage: (request: MessageRequest, networkId: CaipNetworkId) => Promise<unknown>
  readonly signPsbt: (request: PsbtRequest, networkId: CaipNetworkId) => Promise<SignedPsbtAnswer>
  /** Gives the transaction's id, undecoded. */
  readonly sendTransfer?: (request: TransferRequest, networkId: CaipNetworkId) => Promise<unknown>
  /** Tells when a look at the wallet would find something else, or that the session is over, until it is stopped. */
  readonly listen?: (onChange: () => void, onEnd: () => void) => () => void
  readonly disconnect?: () => Promise<unknown>
  /** True where that ends the wallet's session on its other chains too. */
  readonly sharesSession?: boolean
}
