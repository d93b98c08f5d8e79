import { plainText } from "@latchkey/core"
import type { HistoryApproval } from "@latchkey/core/effect"
import { isJson } from "../decodeWallet.ts"
import { decodeQuantity } from "./decodeNumeric.ts"
import { decodeSide, decodeToken, type Subject } from "./Subject.ts"

const MAX_APPROVALS = 20
const MAX_NAME = 64

const decodeApproval = (value: unknown, subject: Subject): HistoryApproval | undefined => {
  if (!isJson(value)) return undefined
  const { type, name, allowed, quantity } = value
  const token = decodeToken(value["address"], subject)
  const spender = decodeSide(value["spender"], subject)
  if (
    token === undefined ||
    spender === undefined ||
    typeof name !== "string" ||
    (type !== "token" && type !== "collection")
  )
    return undefined
  const told = { token, of: type, name: plainText(name, MAX_NAME), spender } as const
  if (allowed === "nothing" || allowed === "unlimited") return { ...told, allowed }
  const amount =
    allowed === "limited" && type === "token" && isJson(quantity) ? decodeQuantity(quantity) : undefined
  return amount === undefined || amount.value === 0n
    ? undefined
    : { ...told, allowed: { ...amount, symbol: told.name } }
}

/**
 * What a transaction allowed to whom, as the service tells it. Undefined if it says nothing of it, or anything that cannot be read
 * with certainty: what is left would seem to be all. The transaction itself is no other one for that.
 */
export const decodeApprovals = (
  value: unknown,
  subject: Subject
): ReadonlyArray<HistoryApproval> | undefined => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_APPROVALS) return undefined
  const read = value.flatMap((entry: unknown) => decodeApproval(entry, subject) ?? [])
  const pairs = new Set(read.map(({ token, of, spender }) => `${token} ${of} ${spender}`))
  return pairs.size === value.length ? read : undefined
}
