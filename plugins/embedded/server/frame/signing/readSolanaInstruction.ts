import { formatUnits } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import type { SigningWords } from "../words/SigningWords.ts"
import type { SolanaInstruction } from "./parseSolanaTransaction.ts"
import { textOfBytes, visibleText } from "./visibleText.ts"

const SYSTEM = "11111111111111111111111111111111"
const TOKENS = ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"]
const ASSOCIATED = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const BUDGET = "ComputeBudget111111111111111111111111111111"
const MEMOS = ["MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr", "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo"]

/** What an instruction does, as far as it can be read. */
export interface ReadInstruction {
  readonly parts: ReadonlyArray<ReviewPart>
  readonly warning?: string
}

const amountIn = (data: Uint8Array, at: number): bigint =>
  new DataView(data.buffer, data.byteOffset, data.length).getBigUint64(at, true)

const makePart =
  (words: SigningWords) =>
  (label: string, value: string | undefined, kind: ReviewPart["kind"] = "address"): ReviewPart => ({
    label,
    value: value ?? words.inTable,
    kind
  })

const readToken = (
  data: Uint8Array,
  accounts: SolanaInstruction["accounts"],
  words: SigningWords
): ReadInstruction | undefined => {
  const part = makePart(words)
  const [tag] = data
  // Transfer and TransferChecked: the second names the token and how it counts.
  if (tag === 3 && data.length === 9)
    return {
      parts: [
        part(words.smallestUnit, String(amountIn(data, 1)), "amount"),
        part(words.toTokenAccount, accounts[1])
      ]
    }
  if (tag === 12 && data.length === 10)
    return {
      parts: [
        part(words.send, formatUnits(amountIn(data, 1), data[9]!), "amount"),
        part(words.token, accounts[1]),
        part(words.toTokenAccount, accounts[2])
      ]
    }
  if ((tag === 4 && data.length === 9) || (tag === 13 && data.length === 10))
    return {
      parts: [
        part(words.allowSmallestUnit, String(amountIn(data, 1)), "amount"),
        part(words.spender, accounts[tag === 4 ? 1 : 2])
      ],
      warning: words.warnSpender
    }
  if (tag === 5 && data.length === 1) return { parts: [part(words.takeBackOf, accounts[0])] }
  return undefined
}

/** Reads an instruction, out of the bytes that are signed. */
export const readSolanaInstruction = (
  { program, accounts, data }: SolanaInstruction,
  words: SigningWords
): ReadInstruction => {
  const part = makePart(words)
  const tag =
    data.length >= 4 ? new DataView(data.buffer, data.byteOffset, data.length).getUint32(0, true) : -1
  if (program === SYSTEM && tag === 2 && data.length === 12)
    return {
      parts: [
        part(words.send, `${formatUnits(amountIn(data, 4), 9)} SOL`, "amount"),
        part(words.to, accounts[1])
      ]
    }
  if (program !== undefined && TOKENS.includes(program)) {
    const read = readToken(data, accounts, words)
    if (read !== undefined) return read
  }
  if (program === BUDGET) return { parts: [] }
  if (program === ASSOCIATED && (data.length === 0 || (data.length === 1 && data[0]! <= 1)))
    return { parts: [part(words.openTokenAccount, accounts[2])] }
  if (program !== undefined && MEMOS.includes(program)) {
    const text = textOfBytes(data)
    if (text !== undefined) return { parts: [part(words.note, visibleText(text), "message")] }
  }
  return {
    parts: [part(words.callProgram, program)],
    warning: words.warnTransaction
  }
}
