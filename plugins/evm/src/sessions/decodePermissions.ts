import type { HexText, SessionFunction, SessionKey, SessionPermission, SessionPolicy } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { parseAddress } from "../Address.ts"
import { plainJson } from "../api/plainJson.ts"

const MAX_ENTRIES = 50
const MAX_NAME = 200
const LIMITS = { characters: 65_536, depth: 12 }
const OPERATORS = ["EQUAL", "GREATER_THAN", "LESS_THAN"] as const
const OPERATIONS = ["Call", "DelegateCall"] as const

/** Digits behind `0x`, at most as many as are given; undefined for anything else. */
export const hexOf = (value: unknown, digits: number): HexText | undefined =>
  typeof value === "string" && value.length <= digits + 2 && /^0x[0-9a-f]+$/i.test(value)
    ? (value.toLowerCase() as HexText)
    : undefined

const quantityOf = (value: unknown) => hexOf(value, 64)

const addressOf = (value: unknown): HexText | undefined =>
  typeof value === "string" ? (parseAddress(value) as HexText | undefined) : undefined

/** A positive count of seconds. */
export const secondsOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined

/** Every entry decoded; undefined if it is no list, too long, or has one that is nothing. */
export const allOf = <A>(
  value: unknown,
  decode: (entry: unknown) => A | undefined
): ReadonlyArray<A> | undefined => {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) return undefined
  const decoded = value.map(decode)
  return decoded.some((entry) => entry === undefined) ? undefined : (decoded as ReadonlyArray<A>)
}

const argumentOf = (entry: unknown) => {
  const operator = OPERATORS.find((one) => one === readField(entry, "operator"))
  const value = hexOf(readField(entry, "value"), 64)
  return operator === undefined || value === undefined ? undefined : { operator, value }
}

const functionOf = (entry: unknown): SessionFunction | undefined => {
  const functionName = readField(entry, "functionName")
  const [args, valueLimit, operation] = ["args", "valueLimit", "operation"].map(
    (name) => readField(entry, name) ?? undefined
  )
  const read = {
    args: args === undefined ? undefined : allOf(args, argumentOf),
    valueLimit: valueLimit === undefined ? undefined : quantityOf(valueLimit),
    operation: OPERATIONS.find((one) => one === operation)
  }
  // What is said and cannot be read would be left out of what is shown.
  if (
    typeof functionName !== "string" ||
    functionName === "" ||
    functionName.length > MAX_NAME ||
    (args !== undefined && read.args === undefined) ||
    (valueLimit !== undefined && read.valueLimit === undefined) ||
    (operation !== undefined && read.operation === undefined)
  )
    return undefined
  return {
    functionName,
    ...(read.args === undefined ? {} : { args: read.args }),
    ...(read.valueLimit === undefined ? {} : { valueLimit: read.valueLimit }),
    ...(read.operation === undefined ? {} : { operation: read.operation })
  }
}

const recurringOf = (data: unknown) => {
  const allowance = quantityOf(readField(data, "allowance"))
  const start = secondsOf(readField(data, "start"))
  const period = secondsOf(readField(data, "period"))
  return allowance === undefined || start === undefined || period === undefined
    ? undefined
    : { allowance, start, period }
}

/** A permission of a known type, to its last field; undefined for anything else. */
export const decodePermission = (entry: unknown): SessionPermission | undefined => {
  const type = readField(entry, "type")
  const data = readField(entry, "data")
  if (type === "contract-call") {
    const address = addressOf(readField(data, "address"))
    const functions = allOf(readField(data, "functions"), functionOf)
    const abi = plainJson(readField(data, "abi"), LIMITS)
    if (address === undefined || functions === undefined || functions.length === 0) return undefined
    return {
      type,
      data: { address, functions, abi: Array.isArray(abi) ? (abi as ReadonlyArray<object>) : [] }
    }
  }
  const recurring = recurringOf(data)
  if (recurring === undefined) return undefined
  if (type === "native-token-recurring-allowance") return { type, data: recurring }
  const token = addressOf(readField(data, "token"))
  return type === "erc20-recurring-allowance" && token !== undefined
    ? { type, data: { token, ...recurring } }
    : undefined
}

/** A policy, whatever its type; undefined if it is malformed. */
export const decodePolicy = (entry: unknown): SessionPolicy | undefined => {
  const type = readField(entry, "type")
  const data = plainJson(readField(entry, "data") ?? {}, LIMITS)
  return typeof type === "string" && type.length <= MAX_NAME && typeof data === "object" && data !== null
    ? { type, data }
    : undefined
}

/** A public key: 33 bytes, or 65 without compression. */
export const decodeKey = (entry: unknown): SessionKey | undefined => {
  const type = (["secp256k1", "secp256r1"] as const).find((one) => one === readField(entry, "type"))
  const publicKey = hexOf(readField(entry, "publicKey"), 130)
  return type !== undefined && publicKey !== undefined && [68, 132].includes(publicKey.length)
    ? { type, publicKey }
    : undefined
}
