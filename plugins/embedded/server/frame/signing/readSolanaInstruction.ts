import { formatUnits } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
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

const part = (
  label: string,
  value: string | undefined,
  kind: ReviewPart["kind"] = "address"
): ReviewPart => ({
  label,
  value: value ?? "(in a table that only the network can read)",
  kind
})

const readToken = (
  data: Uint8Array,
  accounts: SolanaInstruction["accounts"]
): ReadInstruction | undefined => {
  const [tag] = data
  // Transfer and TransferChecked: the second names the token and how it counts.
  if (tag === 3 && data.length === 9)
    return {
      parts: [
        part("Send, in the token's smallest unit", String(amountIn(data, 1)), "amount"),
        part("To the token account", accounts[1])
      ]
    }
  if (tag === 12 && data.length === 10)
    return {
      parts: [
        part("Send", formatUnits(amountIn(data, 1), data[9]!), "amount"),
        part("Token", accounts[1]),
        part("To the token account", accounts[2])
      ]
    }
  if ((tag === 4 && data.length === 9) || (tag === 13 && data.length === 10))
    return {
      parts: [
        part("Let another spend, in the token's smallest unit", String(amountIn(data, 1)), "amount"),
        part("Spender", accounts[tag === 4 ? 1 : 2])
      ],
      warning: "The spender could take this much of the token, at any time."
    }
  if (tag === 5 && data.length === 1) return { parts: [part("Take back an allowance of", accounts[0])] }
  return undefined
}

/** Reads an instruction, out of the bytes that are signed. */
export const readSolanaInstruction = ({ program, accounts, data }: SolanaInstruction): ReadInstruction => {
  const tag =
    data.length >= 4 ? new DataView(data.buffer, data.byteOffset, data.length).getUint32(0, true) : -1
  if (program === SYSTEM && tag === 2 && data.length === 12)
    return {
      parts: [part("Send", `${formatUnits(amountIn(data, 4), 9)} SOL`, "amount"), part("To", accounts[1])]
    }
  if (program !== undefined && TOKENS.includes(program)) {
    const read = readToken(data, accounts)
    if (read !== undefined) return read
  }
  if (program === BUDGET) return { parts: [] }
  if (program === ASSOCIATED && (data.length === 0 || (data.length === 1 && data[0]! <= 1)))
    return { parts: [part("Open a token account for", accounts[2])] }
  if (program !== undefined && MEMOS.includes(program)) {
    const text = textOfBytes(data)
    if (text !== undefined) return { parts: [part("Note", visibleText(text), "message")] }
  }
  return {
    parts: [part("Call the program", program)],
    warning: "This wallet cannot read what this transaction does. It may take what you own."
  }
}
