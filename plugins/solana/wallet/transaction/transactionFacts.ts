import type { SolanaInstruction, SolanaTransaction } from "./readTransaction.ts"

/** One line of what a transaction does, for the person who decides. */
export interface TransactionFact {
  readonly label: string
  readonly value: string
}

const programs = {
  system: "11111111111111111111111111111111",
  token: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  token2022: "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
}

/**
 * Reads out of a transaction what a person needs to know: network, who pays, transfers of lamports and tokens (amounts in
 * base units), and the program of every other instruction.
 *
 * @param base58 writes an address
 */
export function transactionFacts(
  { message }: SolanaTransaction,
  chain: string | undefined,
  base58: (bytes: Uint8Array) => string
): readonly TransactionFact[] {
  const nameOf = (place: number | undefined) => {
    const key = message.keys[place ?? -1]
    return key === undefined ? "an account of a lookup table" : base58(key)
  }
  const fact = ({ program, accounts, data }: SolanaInstruction): TransactionFact => {
    const of = nameOf(program)
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (of === programs.system && data.length === 12 && view.getUint32(0, true) === 2) {
      const lamports = view.getBigUint64(4, true)
      return {
        label: "Transfer",
        value: `${lamports} lamports from ${nameOf(accounts[0])} to ${nameOf(accounts[1])}`
      }
    }
    const isToken = of === programs.token || of === programs.token2022
    const [kind] = data
    if (isToken && (kind === 3 || kind === 12) && data.length >= 9) {
      const target = accounts[kind === 3 ? 1 : 2]
      const mint = kind === 12 ? ` of ${nameOf(accounts[1])}` : ""
      const amount = view.getBigUint64(1, true)
      return {
        label: "Token transfer",
        value: `${amount}${mint} from ${nameOf(accounts[0])} to ${nameOf(target)}`
      }
    }
    return { label: "Instruction", value: of }
  }
  return [
    ...(chain === undefined ? [] : [{ label: "Network", value: chain }]),
    { label: "Fee payer", value: nameOf(0) },
    ...message.instructions.map(fact)
  ]
}
