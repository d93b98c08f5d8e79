import { defineError, plainText } from "@latchkey/core"

/** An address is not one of the connected wallet's accounts. */
export class BitcoinAccountUnknownError
  extends /* @__PURE__ */ defineError("BitcoinAccountUnknownError", {
    details: ({ address }: { readonly address: unknown }) => ({
      address: plainText(typeof address === "string" ? address : typeof address, 90)
    }),
    text: ({ address }) => `"${address}" is no account of the connected wallet.`,
    advice: "Use an address of kit.bitcoin.getAccountAddresses()."
  }) {}

/** What was passed is no PSBT that the connected accounts can sign as asked; the wallet was not asked. */
export class PsbtInvalidError
  extends /* @__PURE__ */ defineError("PsbtInvalidError", {
    code: "BITCOIN_PSBT_INVALID",
    text: ({ problem }: { readonly problem: string }) => `The PSBT cannot be signed: ${problem}.`,
    advice: "Pass a PSBT of version 0 in base64 or hex, with the outputs that its inputs spend."
  }) {}

/** What is signed is not what was asked: the wallet gave another transaction back. Where it was broadcast, `txid` is its id. */
export class PsbtChangedError
  extends /* @__PURE__ */ defineError("PsbtChangedError", {
    code: "BITCOIN_PSBT_CHANGED",
    text: ({ problem }: { readonly problem: string; readonly txid?: string }) =>
      `What is signed is not what was asked: ${problem}.`,
    advice:
      "Be wary of this wallet, and do not send what it gave; a txid in the details was sent already: look it up."
  }) {}

/** The recipient is no address of the network, or the amount no whole number of satoshi; the wallet was not asked. */
export class TransferInvalidError
  extends /* @__PURE__ */ defineError("TransferInvalidError", {
    code: "BITCOIN_TRANSFER_INVALID",
    text: ({ problem }: { readonly problem: string }) => `The payment cannot be made: ${problem}.`,
    advice: "Pass an address of the wallet's network and an amount in satoshi."
  }) {}
