import type { Account } from "@latchkey/core"
import { fromHex, toHex } from "@latchkey/core/chain-kit"
import type { Psbt } from "bitcoinjs-lib"
import { decodeAddress, type DecodedAddress } from "../address/Address.ts"
import type { SignInput } from "../wire/WalletWire.ts"
import { PsbtChangedError, PsbtInvalidError } from "../errors.ts"

const MAX_PSBT = 2_000_000
const MAX_INPUTS = 10_000

type PsbtClass = typeof Psbt

/** The part of bitcoinjs-lib that reads transactions. */
export interface Transactions {
  readonly fromBuffer: (buffer: Uint8Array) => {
    readonly outs: ReadonlyArray<{ readonly script: Uint8Array }>
    readonly getId: () => string
  }
}

/** Reads a PSBT in base64 or hex. Throws `PsbtInvalidError`. */
export const readPsbt = (Class: PsbtClass, text: unknown): Psbt => {
  if (typeof text !== "string" || text.length > MAX_PSBT)
    throw new PsbtInvalidError({ problem: "it is no text of a PSBT" })
  try {
    const psbt = fromHex(text, MAX_PSBT) === undefined ? Class.fromBase64(text) : Class.fromHex(text)
    if (psbt.inputCount <= MAX_INPUTS) return psbt
  } catch (cause) {
    throw new PsbtInvalidError({ problem: "it cannot be read" }, cause)
  }
  throw new PsbtInvalidError({ problem: "it has too many inputs" })
}

/** The script that an address stands for, in hex. */
export const scriptOf = ({ kind, hash }: DecodedAddress): string => {
  switch (kind) {
    case "p2pkh":
      return `76a914${hash}88ac`
    case "p2sh":
      return `a914${hash}87`
    case "p2wpkh":
      return `0014${hash}`
    case "p2wsh":
      return `0020${hash}`
    case "p2tr":
      return `5120${hash}`
  }
}

const spentScript = (psbt: Psbt, Transaction: Transactions, index: number): string | undefined => {
  const { witnessUtxo, nonWitnessUtxo } = psbt.data.inputs[index] ?? {}
  if (witnessUtxo !== undefined) return toHex(witnessUtxo.script)
  const input = psbt.txInputs[index]
  if (nonWitnessUtxo === undefined || input === undefined) return undefined
  const script = Transaction.fromBuffer(nonWitnessUtxo).outs[input.index]?.script
  return script && toHex(script)
}

/** The inputs that spend from the accounts. Throws `PsbtInvalidError` where no input does. */
export const ownInputs = (
  psbt: Psbt,
  Transaction: Transactions,
  accounts: ReadonlyArray<Account>
): ReadonlyArray<SignInput> => {
  const addressOf = new Map(
    accounts.flatMap(({ address }): ReadonlyArray<[string, string]> => {
      const decoded = decodeAddress(address)
      return decoded === undefined ? [] : [[scriptOf(decoded), address]]
    })
  )
  const inputs = Array.from({ length: psbt.inputCount }, (_, index) => index).flatMap(
    (index): ReadonlyArray<SignInput> => {
      const address = addressOf.get(spentScript(psbt, Transaction, index) ?? "")
      return address === undefined ? [] : [{ address, index }]
    }
  )
  if (inputs.length === 0) throw new PsbtInvalidError({ problem: "no input spends from a connected account" })
  return inputs
}

const unsignedBytes = (psbt: Psbt): string => toHex(psbt.data.globalMap.unsignedTx.toBuffer())

const isSigned = (input: object): boolean =>
  ["partialSig", "tapKeySig", "tapScriptSig", "finalScriptSig", "finalScriptWitness"].some(
    (key) => key in input
  )

/** Compares what a wallet signed with what it was to sign. Throws `PsbtChangedError`. */
export const comparePsbts = (
  Class: PsbtClass,
  asked: Psbt,
  signInputs: ReadonlyArray<SignInput>,
  signed: string,
  txid?: string
): Psbt => {
  const fail = (problem: string) => new PsbtChangedError({ problem, ...(txid === undefined ? {} : { txid }) })
  let answer: Psbt
  try {
    answer = Class.fromBase64(signed)
  } catch {
    throw fail("the wallet's answer is no PSBT")
  }
  if (unsignedBytes(answer) !== unsignedBytes(asked)) throw fail("inputs or outputs are others")
  const unsigned = signInputs.find(({ index }) => !isSigned(answer.data.inputs[index] ?? {}))
  if (unsigned !== undefined) throw fail(`input ${unsigned.index} is not signed`)
  return answer
}

// What segwit's inputs sign with is no part of a transaction's id.
const isNativeSegwit = (script: string | undefined): boolean =>
  script !== undefined && /^(?:00|51)/.test(script)

/** Compares the id of a broadcast transaction with what was to be sent, as far as the id follows from that. Throws `PsbtChangedError`. */
export const compareId = (asked: Psbt, Transaction: Transactions, txid: string): void => {
  const scripts = Array.from({ length: asked.inputCount }, (_, index) =>
    spentScript(asked, Transaction, index)
  )
  if (!scripts.every(isNativeSegwit)) return
  const bytes = fromHex(unsignedBytes(asked), Infinity) ?? new Uint8Array()
  if (Transaction.fromBuffer(bytes).getId() !== txid) {
    throw new PsbtChangedError({ problem: "another transaction was sent", txid })
  }
}
