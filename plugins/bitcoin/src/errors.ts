import { KitError, plainText } from "@latchkey/core"

/** An address is none of the connected wallet's accounts. */
export class BitcoinAccountUnknownError extends KitError<
  "BITCOIN_ACCOUNT_UNKNOWN",
  { readonly address: string }
> {
  readonly _tag = "BitcoinAccountUnknownError"
  constructor(address: unknown) {
    const shown = plainText(String(typeof address === "string" ? address : typeof address), 90)
    super(
      "BITCOIN_ACCOUNT_UNKNOWN",
      { address: shown },
      `"${shown}" is no account of the connected wallet.`,
      "Use an address of kit.bitcoin.getAccountAddresses()."
    )
  }
}

/** What was passed is no PSBT that the connected accounts can sign as asked; the wallet was not asked. */
export class PsbtInvalidError extends KitError<"BITCOIN_PSBT_INVALID", { readonly problem: string }> {
  readonly _tag = "PsbtInvalidError"
  constructor(problem: string, cause?: unknown) {
    super(
      "BITCOIN_PSBT_INVALID",
      { problem },
      `The PSBT cannot be signed: ${problem}.`,
      "Pass a PSBT of version 0 in base64 or hex, with the outputs that its inputs spend.",
      cause
    )
  }
}

/** What is signed is not what was asked: the wallet gave another transaction back. Where it was broadcast, `txid` is its id. */
export class PsbtChangedError extends KitError<
  "BITCOIN_PSBT_CHANGED",
  { readonly problem: string; readonly txid?: string }
> {
  readonly _tag = "PsbtChangedError"
  constructor(problem: string, txid?: string) {
    super(
      "BITCOIN_PSBT_CHANGED",
      { problem, ...(txid === undefined ? {} : { txid }) },
      `What is signed is not what was asked: ${problem}.`,
      "Be wary of this wallet, and do not send what it gave; a txid in the details was sent already: look it up."
    )
  }
}

/** The recipient is no address of the network, or the amount no whole number of satoshi; the wallet was not asked. */
export class TransferInvalidError extends KitError<"BITCOIN_TRANSFER_INVALID", { readonly problem: string }> {
  readonly _tag = "TransferInvalidError"
  constructor(problem: string) {
    super(
      "BITCOIN_TRANSFER_INVALID",
      { problem },
      `The payment cannot be made: ${problem}.`,
      "Pass an address of the wallet's network and an amount in satoshi."
    )
  }
}
