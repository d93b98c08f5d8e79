import type { TypedDataDomain } from "viem"
import { hashTypedData } from "viem/utils"
import { isRecord, list, nonEmptyString, record, refuse, type Decode } from "./Decode.ts"

/** A member of an EIP-712 struct. */
export interface TypedDataField {
  readonly name: string
  readonly type: string
}

/** EIP-712 typed data as `eth_signTypedData_v4` takes it. */
export interface TypedData {
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  readonly primaryType: string
  readonly domain: TypedDataDomain
  readonly message: Readonly<Record<string, unknown>>
}

const member = record({ name: nonEmptyString, type: nonEmptyString })

const types: Decode<Readonly<Record<string, readonly TypedDataField[]>>> = (value, at) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, members]) => [name, list(member)(members, `${at}.${name}`)])
      )
    : refuse(at, "an object of types", value)

const object: Decode<Record<string, unknown>> = (value, at) =>
  isRecord(value) ? value : refuse(at, "an object", value)

const fields = record({ types, primaryType: nonEmptyString, domain: object, message: object })

/**
 * Typed data, as an object or as the JSON of one.
 *
 * Refused: a missing `EIP712Domain`, a domain field that `EIP712Domain` does not declare (it would be shown and not
 * signed) or the other way round, an unknown primary type, and values that do not fit their types.
 */
export const typedData: Decode<TypedData> = (value, at) => {
  const data = fields(typeof value === "string" ? parse(value, at) : value, at)
  const declared = data.types["EIP712Domain"]
  if (declared === undefined) return refuse(`${at}.types.EIP712Domain`, "present", undefined)
  if (data.types[data.primaryType] === undefined)
    return refuse(`${at}.primaryType`, "one of types", data.primaryType)
  const names = declared.map((field) => field.name)
  const unlike = [
    ...names.filter((name) => !(name in data.domain)),
    ...Object.keys(data.domain).filter((key) => !names.includes(key))
  ]
  if (unlike.length > 0) refuse(`${at}.domain`, "the fields that types.EIP712Domain declares", data.domain)
  if ("chainId" in data.domain && !isChainId(data.domain["chainId"])) {
    refuse(`${at}.domain.chainId`, "a whole number", data.domain["chainId"])
  }
  try {
    // Hashed, not only validated: nothing else checks numbers written as text before the signature.
    hashTypedData(data as never)
  } catch (cause) {
    refuse(
      at,
      `valid typed data (${cause instanceof Error ? cause.message.split("\n")[0] : "invalid"})`,
      data.message
    )
  }
  return data
}

/** Whether a value is a number as JSON callers write one: 1, "1" or "0x1". */
const isChainId = (value: unknown): boolean =>
  Number.isSafeInteger(value) || (typeof value === "string" && /^(?:\d+|0x[0-9a-f]+)$/i.test(value))

function parse(text: string, at: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(at, "typed data or its JSON", text)
  }
}
