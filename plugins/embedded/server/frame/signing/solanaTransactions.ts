import { sha256 } from "@noble/hashes/sha2"
import { base58, base64 } from "@scure/base"
import type { ReviewPart } from "../screen/Review.ts"
import type { Keys } from "../wallet/deriveKeys.ts"
import { parseSolanaTransaction, type SolanaTransaction } from "./parseSolanaTransaction.ts"
import { readSolanaInstruction } from "./readSolanaInstruction.ts"
import { coinsOf } from "./readTransaction.ts"
import { fieldOf, refuse } from "./refuse.ts"
import type { AskNode, Prepare, SigningContext } from "./Signing.ts"
import { solanaFee } from "./solanaFee.ts"

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

const NETWORK_TRIES = 3
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 400))

/**
 * Whether the network knows the block of a transaction: a transaction for another network does not say so itself. A node may be
 * a block behind the page's, so it is asked more than once. Undefined where the node does not tell.
 */
const isOfNetwork = async (
  { blockhash }: SolanaTransaction,
  askNode: AskNode
): Promise<boolean | undefined> => {
  for (let time = 0; time < NETWORK_TRIES; time++) {
    if (time > 0) await pause()
    const isKnown = await askNode("isBlockhashValid", [blockhash, { commitment: "processed" }]).then(
      (answer) => fieldOf(answer, "value"),
      // What the node does not say is said to the visitor.
      () => undefined
    )
    if (isKnown !== false) return isKnown === true ? true : undefined
  }
  return false
}

/** What a transaction does, with all that is signed of it: who pays, the fee, the block, and the name of the whole. */
const readOne = async (
  { transaction }: Told,
  { chain, solana, askNode, words }: SigningContext
): Promise<{ readonly parts: ReadonlyArray<ReviewPart>; readonly warnings: ReadonlyArray<string> }> => {
  if (!transaction.signers.includes(solana)) return refuse("The transaction is not for this account to sign")
  const read = transaction.instructions.map((instruction) =>
    readSolanaInstruction(instruction, solana, words)
  )
  const [payer] = transaction.signers
  const { fee, units, price, isLarge } = solanaFee(transaction)
  const isKnown = await isOfNetwork(transaction, askNode)
  const cost = coinsOf(chain, fee)
  const address = (label: string, value: string): ReviewPart => ({ label, value, kind: "address" })
  return {
    parts: [
      ...read.flatMap(({ parts }) => parts),
      { label: words.fee, value: cost, kind: isLarge ? "amount" : "text" },
      ...(price > 0n ? [{ label: words.gas, value: `${units} × ${price}`, kind: "text" as const }] : []),
      ...(payer === undefined || payer === solana ? [] : [address(words.paidBy, payer)]),
      ...transaction.signers
        .filter((signer) => signer !== solana && signer !== payer)
        .map((signer) => address(words.signedBy, signer)),
      address(words.block, transaction.blockhash),
      address(words.fingerprint, base58.encode(sha256(transaction.message)))
    ],
    warnings: [
      ...(isLarge && payer === solana ? [words.warnFee(cost)] : []),
      ...(isKnown === true
        ? []
        : [isKnown === false ? words.warnNetwork(chain.name) : words.warnUnasked(chain.name)]),
      ...read.flatMap(({ warning }) => (warning === undefined ? [] : [warning]))
    ]
  }
}

const reviewOf = async (all: ReadonlyArray<Told>, context: SigningContext, kind: "sign" | "send") => {
  const { chain, solana, words } = context
  const read = await Promise.all(all.map((told) => readOne(told, context)))
  const step = (place: number): ReadonlyArray<ReviewPart> =>
    all.length === 1
      ? []
      : [{ label: words.step(place + 1, all.length), value: words.signTransactions(1), kind: "step" }]
  return {
    title: kind === "send" ? words.sendTransaction : words.signTransactions(all.length),
    act: words[kind],
    network: chain.name,
    account: solana,
    parts: read.flatMap(({ parts }, place) => [...step(place), ...parts]),
    warnings: [...new Set(read.flatMap(({ warnings }) => warnings))]
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
    review: await reviewOf([told], context, "sign"),
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
    review: await reviewOf(all, context, "sign"),
    sign: async (keys) => ({ transactions: all.map((told) => signed(told, keys).transaction) })
  }
}

/** Reads `solana_signAndSendTransaction`. */
export const solanaSignAndSend: Prepare = async (params, context) => {
  const told = read(fieldOf(params, "transaction"))
  return {
    review: await reviewOf([told], context, "send"),
    sign: async (keys) => {
      const { signature, whole } = signed(told, keys)
      await context.askNode("sendTransaction", [base64.encode(whole), { encoding: "base64" }])
      return { signature }
    }
  }
}
