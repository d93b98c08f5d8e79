import { bytesToHex, formatUnits } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import type { SigningWords } from "../words/SigningWords.ts"
import type { SolanaInstruction } from "./parseSolanaTransaction.ts"
import { BUDGET, isBudget } from "./solanaFee.ts"
import { textOfBytes, visibleText } from "./visibleText.ts"

const SYSTEM = "11111111111111111111111111111111"
const TOKENS = ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"]
const ASSOCIATED = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const MEMOS = ["MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr", "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo"]

/** What an instruction does, as far as it can be read. */
export interface ReadInstruction {
  readonly parts: ReadonlyArray<ReviewPart>
  readonly warning?: string
}

const amountIn = (data: Uint8Array, at: number): bigint =>
  new DataView(data.buffer, data.byteOffset, data.length).getBigUint64(at, true)

const tagIn = (data: Uint8Array): number =>
  new DataView(data.buffer, data.byteOffset, data.length).getUint32(0, true)

const makePart =
  (words: SigningWords) =>
  (label: string, value: string | undefined, kind: ReviewPart["kind"] = "address"): ReviewPart => ({
    label,
    value: value ?? words.inTable,
    kind
  })

/** What a call of a token program does: every account that it names has a row, but the owner's own where it is the wallet. */
const readToken = (
  { accounts, data }: SolanaInstruction,
  account: string,
  words: SigningWords
): ReadInstruction | undefined => {
  const part = makePart(words)
  const [tag] = data
  const is = (wanted: number, length: number, count: number) =>
    tag === wanted && data.length === length && accounts.length === count
  const by = (signer: string | undefined) => (signer === account ? [] : [part(words.signedBy, signer)])
  // Transfer and TransferChecked: the second names the token and how it counts.
  if (is(3, 9, 3))
    return {
      parts: [
        part(words.smallestUnit, String(amountIn(data, 1)), "amount"),
        part(words.fromTokenAccount, accounts[0]),
        part(words.toTokenAccount, accounts[1]),
        ...by(accounts[2])
      ]
    }
  if (is(12, 10, 4))
    return {
      parts: [
        part(words.send, `${formatUnits(amountIn(data, 1), data[9]!)} (${data[9]})`, "amount"),
        part(words.token, accounts[1]),
        part(words.fromTokenAccount, accounts[0]),
        part(words.toTokenAccount, accounts[2]),
        ...by(accounts[3])
      ]
    }
  if (is(4, 9, 3) || is(13, 10, 4)) {
    const isChecked = tag === 13
    return {
      parts: [
        part(words.allowSmallestUnit, String(amountIn(data, 1)), "amount"),
        part(words.fromTokenAccount, accounts[0]),
        ...(isChecked ? [part(words.token, accounts[1]), part(words.decimals, String(data[9]), "text")] : []),
        part(words.spender, accounts[isChecked ? 2 : 1]),
        ...by(accounts[isChecked ? 3 : 2])
      ],
      warning: words.warnSpender
    }
  }
  if (is(5, 1, 2)) return { parts: [part(words.takeBackOf, accounts[0]), ...by(accounts[1])] }
  return undefined
}

/** Reads an instruction, out of the bytes that are signed: whatever is in it has a row. */
export const readSolanaInstruction = (
  instruction: SolanaInstruction,
  account: string,
  words: SigningWords
): ReadInstruction => {
  const { program, accounts, data } = instruction
  const part = makePart(words)
  const unknown: ReadInstruction = {
    parts: [
      part(words.callProgram, program),
      ...accounts.map((named) => part(words.account, named)),
      part(words.data, bytesToHex(data), "data")
    ],
    warning: words.warnTransaction
  }
  if (program === undefined) return unknown
  if (program === SYSTEM && data.length === 12 && accounts.length === 2 && tagIn(data) === 2)
    return {
      parts: [
        part(words.send, `${formatUnits(amountIn(data, 4), 9)} SOL`, "amount"),
        ...(accounts[0] === account ? [] : [part(words.from, accounts[0])]),
        part(words.to, accounts[1])
      ]
    }
  if (TOKENS.includes(program)) {
    const read = readToken(instruction, account, words)
    if (read !== undefined) return { ...read, parts: [...read.parts, part(words.callProgram, program)] }
  }
  // What it sets is in the fee, which has a row.
  if (program === BUDGET && accounts.length === 0 && isBudget(data))
    return { parts: data[0] === 2 || data[0] === 3 ? [] : [part(words.data, bytesToHex(data), "text")] }
  if (
    program === ASSOCIATED &&
    accounts.length === 6 &&
    (data.length === 0 || (data.length === 1 && data[0]! <= 1))
  )
    return {
      parts: [
        part(words.openTokenAccount, accounts[2]),
        part(words.token, accounts[3]),
        part(words.toTokenAccount, accounts[1]),
        ...(accounts[0] === account ? [] : [part(words.paidBy, accounts[0])]),
        part(words.callProgram, accounts[5]),
        part(words.data, bytesToHex(data), "text")
      ]
    }
  if (MEMOS.includes(program)) {
    const text = textOfBytes(data)
    if (text !== undefined)
      return {
        parts: [
          part(words.note, visibleText(text), "message"),
          ...accounts.map((named) => part(words.account, named)),
          part(words.callProgram, program)
        ]
      }
  }
  return unknown
}
