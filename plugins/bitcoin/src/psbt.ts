import type { Cancellable } from "@latchkey/core"
import type { BitcoinApi } from "./BitcoinApi.ts"
import { PsbtInvalidError } from "./errors.ts"
import type { SignInput } from "./wire/WalletWire.ts"

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** A `Psbt` of bitcoinjs-lib. */
export interface BitcoinjsPsbt {
  readonly toBase64: () => string
  readonly data: { readonly inputs: ReadonlyArray<object> }
  readonly finalizeInput: (index: number) => unknown
  readonly extractTransaction: () => { readonly toHex: () => string }
}

/** A `Transaction` of `@scure/btc-signer`. */
export interface BtcSignerTransaction {
  readonly toPSBT: (version?: number) => Uint8Array
  readonly inputsLength: number
  readonly getInput: (index: number) => object
  readonly finalizeIdx: (index: number) => void
  readonly extract: () => Uint8Array
}

/** A PSBT as an app's library has it. */
export type LibraryPsbt = BitcoinjsPsbt | BtcSignerTransaction

/** What a wallet made of a library's PSBT. */
export interface SignedLibraryPsbt<Psbt> {
  /** A new object of the same class, with the wallet's signatures; absent where a wallet that broadcasts gives only the id. */
  readonly psbt?: Psbt
  /** The transaction's id, where it was broadcast. */
  readonly txid?: string
}

type Reading = (data: unknown, options: unknown) => unknown

const isBtcSigner = (psbt: LibraryPsbt): psbt is BtcSignerTransaction => "toPSBT" in psbt

/** What makes an object of a PSBT's own class of base64. Throws `PsbtInvalidError`. */
const readerOf = (psbt: LibraryPsbt): ((text: string) => unknown) => {
  const Class = psbt.constructor as Partial<Record<"fromBase64" | "fromPSBT", Reading>>
  // Networks and permissions of the page's own object.
  const options: unknown = Reflect.get(psbt, "opts")
  const { fromBase64: readText, fromPSBT: readBytes } = Class
  if (isBtcSigner(psbt) && readBytes !== undefined)
    return (text) => Reflect.apply(readBytes, Class, [bytesOf(text), options])
  if (!isBtcSigner(psbt) && readText !== undefined)
    return (text) => Reflect.apply(readText, Class, [text, options])
  throw new PsbtInvalidError({ problem: "it is of no class that is known here" })
}

/**
 * `kit.bitcoin.signPsbt` for a `Psbt` of bitcoinjs-lib or a `Transaction` of `@scure/btc-signer`, which stays as it is: resolves with
 * another one of its class. Fails as that.
 */
export const signPsbt = async <Psbt extends LibraryPsbt>(
  kit: { readonly bitcoin: Pick<BitcoinApi, "signPsbt"> },
  psbt: Psbt,
  request: { readonly signInputs?: ReadonlyArray<SignInput>; readonly broadcast?: boolean } = {},
  options?: Cancellable
): Promise<SignedLibraryPsbt<Psbt>> => {
  const read = readerOf(psbt)
  const text = isBtcSigner(psbt) ? toBase64(psbt.toPSBT(0)) : psbt.toBase64()
  const signed = await kit.bitcoin.signPsbt({ ...request, psbt: text }, options)
  return {
    ...(signed.psbt === undefined ? {} : { psbt: read(signed.psbt) as Psbt }),
    ...(signed.txid === undefined ? {} : { txid: signed.txid })
  }
}

const isFinal = (input: object): boolean =>
  ["finalScriptSig", "finalScriptWitness"].some((key) => Reflect.get(input, key) !== undefined)

/**
 * The transaction of a PSBT that all have signed, in hex, for a node to send: some wallets finish the inputs that they sign, others
 * leave that to the page. Finishes them in `psbt`. Throws what the library throws, where a signature is missing.
 */
export const finishPsbt = (psbt: LibraryPsbt): string => {
  if (isBtcSigner(psbt)) {
    for (let index = 0; index < psbt.inputsLength; index++)
      if (!isFinal(psbt.getInput(index))) psbt.finalizeIdx(index)
    return toHex(psbt.extract())
  }
  for (const [index, input] of psbt.data.inputs.entries()) if (!isFinal(input)) psbt.finalizeInput(index)
  return psbt.extractTransaction().toHex()
}
