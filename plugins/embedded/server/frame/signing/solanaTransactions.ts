import { base58, base64 } from "@scure/base"
import type { Keys } from "../wallet/deriveKeys.ts"
import { parseSolanaTransaction, type SolanaTransaction } from "./parseSolanaTransaction.ts"
import { readSolanaInstruction } from "./readSolanaInstruction.ts"
import { fieldOf, refuse } from "./refuse.ts"
import type { Prepare, SigningContext } from "./Signing.ts"

interface Told {
  readonly coding: typeof base58
  readonly transaction: SolanaTransaction
  readonly bytes: Uint8Array
}

/** Reads a transaction in base58, or in base64 as some pages write it. */
const read = (text: unknown): Told => {
  if (typeof text !== "string") return refuse("There is no transaction")
  for (const coding of [base58, base64]) {
    try {
      const bytes = coding.decode(text)
      return { coding, bytes, transaction: parseSolanaTransaction(bytes) }
    } catch {
      continue
    }
  }
  return refuse("The transaction is malformed")
}

const reviewOf = (
  all: ReadonlyArray<Told>,
  { chain, solana, words }: SigningContext,
  kind: "sign" | "send"
) => {
  const instructions = all
    .flatMap(({ transaction }) => transaction.instructions)
    .map((instruction) => readSolanaInstruction(instruction, words))
  for (const { transaction } of all)
    if (!transaction.signers.includes(solana)) refuse("The transaction is not for this account to sign")
  const warnings = instructions.flatMap(({ warning }) => (warning === undefined ? [] : [warning]))
  return {
    title: kind === "send" ? words.sendTransaction : words.signTransactions(all.length),
    act: words[kind],
    network: chain.name,
    account: solana,
    parts: instructions.flatMap(({ parts }) => parts),
    warnings: [...new Set(warnings)]
  }
}

/** Signs a transaction; what others signed of it stays. */
const signed = ({ bytes, coding, transaction }: Told, { solana }: Keys) => {
  const signature = solana.sign(transaction.message)
  const place = transaction.signers.indexOf(solana.address)
  const whole = Uint8Array.from(bytes)
  whole.set(signature, bytes.length - transaction.message.length - 64 * (transaction.signers.length - place))
  return { signature: base58.encode(signature), transaction: coding.encode(whole), whole }
}

/** Reads `solana_signTransaction`. */
export const solanaSignOne: Prepare = async (params, context) => {
  const told = read(fieldOf(params, "transaction"))
  return {
    review: reviewOf([told], context, "sign"),
    sign: async (keys) => {
      const { signature, transaction } = signed(told, keys)
      return { signature, transaction }
    }
  }
}

/** Reads `solana_signAllTransactions`: all of them are shown, and all are signed or none. */
export const solanaSignAll: Prepare = async (params, context) => {
  const list = fieldOf(params, "transactions")
  if (!Array.isArray(list) || list.length === 0) return refuse("There is no transaction")
  const all = list.map(read)
  return {
    review: reviewOf(all, context, "sign"),
    sign: async (keys) => ({ transactions: all.map((told) => signed(told, keys).transaction) })
  }
}

/** Reads `solana_signAndSendTransaction`. */
export const solanaSignAndSend: Prepare = async (params, context) => {
  const told = read(fieldOf(params, "transaction"))
  return {
    review: reviewOf([told], context, "send"),
    sign: async (keys) => {
      const { signature, whole } = signed(told, keys)
      await context.askNode("sendTransaction", [base64.encode(whole), { encoding: "base64" }])
      return { signature }
    }
  }
}
