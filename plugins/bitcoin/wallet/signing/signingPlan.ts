import { equalBytes } from "@scure/btc-signer/utils.js"
import { Address, OutScript, SigHash, Transaction } from "@scure/btc-signer"
import { getPrevOut } from "@scure/btc-signer/transaction.js"
import { hex } from "@scure/base"
import { refuse } from "../../../../tests/testing/src/decode/Decode.ts"
import type { Review } from "../../../../tests/testing/src/approval/Review.ts"
import type { WalletNetwork } from "../networks/walletNetworks.ts"
import type { Holding } from "../state/Holding.ts"
import { paymentOf, prefixesOf, privateKeyOf } from "./keyPair.ts"

/** An input that a page wants signed. */
export interface SigningWish {
  readonly index: number
  /** The address whose key signs. */
  readonly holding: Holding
  /** The only kinds of signature hash that the page lets through; every standard one when absent. */
  readonly allowed?: readonly number[]
  /** The kind of signature hash to sign with; what the PSBT says, or the default, when absent. */
  readonly sighash?: number
}

const standardSighashes: readonly number[] = Object.values<number>(SigHash)

/** Reads a PSBT. Fails with -32602. */
export function readPsbt(bytes: Uint8Array, at: string): Transaction {
  try {
    return Transaction.fromPSBT(bytes, {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      allowLegacyWitnessUtxo: true,
      unknown: "ignore"
    })
  } catch (cause) {
    return refuse(at, `a PSBT (${cause instanceof Error ? cause.message : "unreadable"})`, hex.encode(bytes))
  }
}

/** The inputs of a PSBT that some addresses own. */
export interface OwnInputs {
  readonly all: readonly Holding[]
  /** Those of these places alone; each has to be one of the addresses'. */
  readonly only?: readonly number[]
  readonly allowed?: readonly number[]
}

/** Finds the owner of every input that is wanted. Fails with -32602 for one by name that has none. */
export function ownInputs(psbt: Transaction, { all, only, allowed }: OwnInputs): readonly SigningWish[] {
  return (only ?? indexes(psbt.inputsLength)).flatMap((index) => {
    const holding = all.find((candidate) => owns(candidate, psbt, index))
    if (holding === undefined && only !== undefined)
      refuse(`input ${index}`, "one of the wallet's", "another's")
    if (holding === undefined || (only === undefined && isFinal(psbt, index))) return []
    return [{ index, holding, ...(allowed !== undefined && { allowed }) }]
  })
}

/** Checks what a page wants signed before anybody is asked. Fails with -32602. */
export function checkWishes(psbt: Transaction, wishes: readonly SigningWish[], at: string): void {
  if (wishes.length === 0) refuse(at, "a PSBT with inputs of the wallet's address", "none")
  for (const { index, holding, allowed, sighash } of wishes) {
    const place = `input ${index} of ${at}`
    if (!Number.isInteger(index) || index < 0 || index >= psbt.inputsLength) {
      refuse(place, `one of its ${psbt.inputsLength} inputs`, index)
    }
    if (!owns(holding, psbt, index)) refuse(place, `an output of ${holding.address}`, "another's or unknown")
    if (isFinal(psbt, index)) refuse(place, "not yet final", "final")
    const said = psbt.getInput(index).sighashType
    if (sighash !== undefined && said !== undefined && sighash !== said) {
      refuse(`sighash of ${place}`, `what the PSBT says, ${said}`, sighash)
    }
    const kind = sighash ?? said ?? defaultSighash(holding)
    if (!standardSighashes.includes(kind) || (kind === SigHash.DEFAULT && holding.type !== "p2tr")) {
      refuse(`sighash of ${place}`, "a standard one", kind)
    }
    if (allowed !== undefined && !allowed.includes(kind))
      refuse(`sighash of ${place}`, `one of ${allowed.join(", ")}`, kind)
  }
}

/** Signs what {@link checkWishes} let through. Fails with -32602 when the PSBT lacks what a signature needs. */
export function signWishes(psbt: Transaction, wishes: readonly SigningWish[], at: string): void {
  for (const { index, holding, sighash } of wishes) {
    const { tapInternalKey, redeemScript } = paymentOf(holding)
    const input = psbt.getInput(index)
    try {
      // Wallets know their own keys and scripts, so that a page need not put them in.
      psbt.updateInput(
        index,
        {
          ...(input.tapInternalKey === undefined && tapInternalKey !== undefined && { tapInternalKey }),
          ...(input.redeemScript === undefined && redeemScript !== undefined && { redeemScript }),
          ...(sighash !== undefined && { sighashType: sighash })
        },
        true
      )
      psbt.signIdx(privateKeyOf(holding), index, [
        (sighash ?? input.sighashType ?? defaultSighash(holding)) as SigHash
      ])
    } catch (cause) {
      if (cause instanceof RangeError) throw cause
      refuse(`input ${index} of ${at}`, "one that can be signed", String(cause))
    }
  }
}

/** Puts the signatures of inputs where a transaction has them. Fails with -32602. */
export function finalizeInputs(psbt: Transaction, which: readonly number[], at: string): void {
  for (const index of which) {
    try {
      psbt.finalizeIdx(index)
    } catch (cause) {
      refuse(`input ${index} of ${at}`, "one with all its signatures", String(cause))
    }
  }
}

/** The raw transaction of a PSBT in hexadecimal; what is signed and not yet final is made final. Fails with -32602. */
export function rawTransactionOf(psbt: Transaction, at: string): string {
  finalizeInputs(
    psbt,
    indexes(psbt.inputsLength).filter((index) => !isFinal(psbt, index)),
    at
  )
  return hex.encode(psbt.extract())
}

/** What a transaction does, for the person who is asked. */
export function transactionReview(
  psbt: Transaction,
  wishes: readonly SigningWish[],
  network: WalletNetwork,
  sends: boolean
): Review {
  const inputs = indexes(psbt.inputsLength).map((index) => {
    const output = previousOutput(psbt, index)
    const signs = wishes.some((wish) => wish.index === index)
    const value = output === undefined ? "unknown" : told(output.script, output.amount, network)
    return { label: `Input ${index}${signs ? ", signed" : ""}`, value }
  })
  const outputs = indexes(psbt.outputsLength).map((index) => {
    const { script = new Uint8Array(), amount = 0n } = psbt.getOutput(index)
    return { label: `Output ${index}`, value: told(script, amount, network) }
  })
  const known = indexes(psbt.inputsLength).every((index) => previousOutput(psbt, index) !== undefined)
  return {
    kind: "signTransaction",
    account: wishes[0]!.holding.address,
    sends,
    facts: [
      { label: "Network", value: network.name },
      ...inputs,
      ...outputs,
      ...(known ? [{ label: "Fee", value: `${feeOf(psbt)} sat` }] : [])
    ]
  }
}

function feeOf(psbt: Transaction): bigint {
  const spent = indexes(psbt.inputsLength).map((index) => previousOutput(psbt, index)?.amount ?? 0n)
  const paid = indexes(psbt.outputsLength).map((index) => psbt.getOutput(index).amount ?? 0n)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  return sum(spent) - sum(paid)
}

function told(script: Uint8Array, amount: bigint, network: WalletNetwork): string {
  try {
    return `${Address(prefixesOf(network)).encode(OutScript.decode(script))} ${amount} sat`
  } catch {
    return `script ${hex.encode(script)} ${amount} sat`
  }
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)
const defaultSighash = (holding: Holding) => (holding.type === "p2tr" ? SigHash.DEFAULT : SigHash.ALL)

function owns(holding: Holding, psbt: Transaction, index: number): boolean {
  const output = previousOutput(psbt, index)
  return output !== undefined && equalBytes(output.script, paymentOf(holding).script)
}

function isFinal(psbt: Transaction, index: number): boolean {
  const { finalScriptSig, finalScriptWitness } = psbt.getInput(index)
  return finalScriptSig !== undefined || finalScriptWitness !== undefined
}

function previousOutput(psbt: Transaction, index: number) {
  try {
    return getPrevOut(psbt.getInput(index))
  } catch {
    return undefined
  }
}
