import type { Account, Cancellable } from "@latchkey/core"
import type { SignedPsbt } from "./provider/BitcoinProvider.ts"
import type { MessageProtocol, SignInput } from "./wire/WalletWire.ts"

/** How the plugin behaves. */
export interface BitcoinOptions {
  /**
   * Read balances over the Esplora URLs inside the network objects too, after `customRpcUrls`; off by default. They are
   * public services, which then see the visitor's address. URLs on loopback need no permission.
   */
  readonly publicRpc?: boolean
}

/**
 * What `kit.bitcoin` offers beside the functions of every kit.
 *
 * Each takes `{ signal }` as its last argument. Aborted, it rejects with `CancelledError`; what the wallet shows by then
 * stays there, and its answer is dropped.
 */
export interface BitcoinApi {
  /**
   * The accounts that the site may see in the wallet now: payment at index 0, ordinals at index 1 where the wallet keeps
   * them apart, public keys in hex. Asked of the wallet where it answers without asking the visitor, else as they were
   * when it was connected.
   *
   * Fails: `NotConnectedError`, `BitcoinRequestFailedError`.
   */
  readonly getAccountAddresses: (options?: Cancellable) => Promise<ReadonlyArray<Account>>
  /**
   * Asks for a signature of a message with `address`, by default the current account.
   *
   * `protocol` is by default what the kind of address and the wallet allow: `ecdsa` for P2PKH, P2SH and P2WPKH where the
   * wallet has it, `bip322` for P2TR and P2WSH. Resolves with the signature in base64. Fails: `NotConnectedError`,
   * `BitcoinAccountUnknownError`, `MessageProtocolInvalidError`, `MethodUnsupportedError`, `SigningRejectedError`,
   * `SigningFailedError`.
   */
  readonly signMessage: (
    request: {
      readonly message: string | Uint8Array
      readonly address?: string
      readonly protocol?: MessageProtocol
    },
    options?: Cancellable
  ) => Promise<string>
  /**
   * Asks for signatures in a PSBT, base64 or hex, and with `broadcast` for sending it. Signed are `signInputs`, by
   * default those that spend from the connected accounts.
   *
   * The PSBT is read before the wallet gets it. What comes back must spend the same inputs to the same outputs and be
   * signed where that was asked, or it is `PsbtChangedError`. Resolves with the PSBT in base64, and with `broadcast` with
   * the transaction's id; some wallets give only that. Fails: `NotConnectedError`, `PsbtInvalidError`,
   * `BitcoinAccountUnknownError`, `PsbtChangedError`, `MethodUnsupportedError`, `SigningRejectedError`,
   * `SigningFailedError`, `SdkMissingError`.
   */
  readonly signPsbt: (
    request: {
      readonly psbt: string
      readonly signInputs?: ReadonlyArray<SignInput>
      readonly broadcast?: boolean
    },
    options?: Cancellable
  ) => Promise<SignedPsbt>
  /**
   * Asks the wallet to pay `amount` satoshi, a `bigint`, a whole number or its decimal digits, to `recipient`, which
   * must be an address of the network that the wallet is on. Resolves with the transaction's id.
   *
   * Fails: `NotConnectedError`, `TransferInvalidError`, `MethodUnsupportedError`, `TransferRejectedError`;
   * `TransferUncertainError` where the wallet failed, since it may have paid all the same.
   */
  readonly sendTransfer: (
    request: { readonly recipient: string; readonly amount: bigint | number | string },
    options?: Cancellable
  ) => Promise<string>
}
