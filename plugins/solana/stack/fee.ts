import type { WireMessage } from "./wireTransaction.ts"

const computeBudgetProgram = "ComputeBudget111111111111111111111111111111"
const perSignature = 5000n
const defaultUnits = 200_000n

/** What a message costs, in lamports: 5,000 for each signature, and the priority that it bids. */
export function feeOf(message: WireMessage): bigint {
  const isBudget = (index: number) => message.staticAccounts[index] === computeBudgetProgram
  const budget = message.instructions.filter((instruction) => isBudget(instruction.programAddressIndex))
  let limit = defaultUnits * BigInt(message.instructions.length - budget.length)
  let price = 0n
  for (const { data } of budget) {
    if (data === undefined) continue
    const view = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === 2 && data.length >= 5) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.length >= 9) price = view.getBigUint64(1, true)
  }
  const priority = (price * limit + 999_999n) / 1_000_000n
  return perSignature * BigInt(message.header.numSignerAccounts) + priority
}
