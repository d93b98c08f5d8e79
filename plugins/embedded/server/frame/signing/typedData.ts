import { isAddress, type TypedDataDefinition } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import { checkAccount, entryOf, fieldOf, refuse } from "./refuse.ts"
import type { Prepare } from "./Signing.ts"
import { signerOf } from "./signerOf.ts"
import { visibleText } from "./visibleText.ts"

type Types = Readonly<Record<string, ReadonlyArray<{ readonly name: string; readonly type: string }>>>
const MAX_LINES = 1_000

const readTypes = (value: unknown): Types | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
  const isField = (field: unknown) =>
    typeof fieldOf(field, "name") === "string" && typeof fieldOf(field, "type") === "string"
  const isType = (fields: unknown) => Array.isArray(fields) && fields.every(isField)
  return Object.values(value).every(isType) ? (value as Types) : undefined
}

const plain = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))

/** A value as it is hashed: a number is the same in hex and in digits, and people read digits. */
const leafText = (type: string, value: unknown): string =>
  /^u?int\d*$/.test(type) && /^(-?\d+|0x[0-9a-f]+)$/i.test(plain(value))
    ? String(BigInt(plain(value)))
    : plain(value)

/** The lines of a value: exactly what is hashed, since what the types do not name is not signed. */
const linesOf = (types: Types, type: string, value: unknown, path: string): ReadonlyArray<string> => {
  const item = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined) {
    if (!Array.isArray(value)) return refuse(`${path} is no list`)
    return value.length === 0
      ? [`${path}: (empty)`]
      : value.flatMap((entry, place) => linesOf(types, item, entry, `${path}[${place}]`))
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (fields === undefined) return [`${path}: ${leafText(type, value)}`]
  return fields.flatMap(({ name, type: inner }) => {
    const field = fieldOf(value, name)
    if (field === undefined) return refuse(`${name} is missing`)
    return linesOf(types, inner, field, path === "" ? name : `${path}.${name}`)
  })
}

const isPermit = (primaryType: string, lines: ReadonlyArray<string>) =>
  /permit/i.test(primaryType) || lines.some((line) => /(^|\.)(spender|operator): /.test(line))

const isOrder = (types: Types) => Object.keys(types).some((name) => /order/i.test(name))

/** Reads `eth_signTypedData_v4`: [account, typed data as JSON]. */
export const typedData: Prepare = async (params, context) => {
  const { chain, evm, words } = context
  checkAccount(entryOf(params, 0), evm)
  const told = entryOf(params, 1)
  const parsed = (): unknown => {
    try {
      return typeof told === "string" ? JSON.parse(told) : structuredClone(told)
    } catch {
      return undefined
    }
  }
  const data = parsed()
  const [types, primaryType, domain, message] = ["types", "primaryType", "domain", "message"].map((key) =>
    fieldOf(data, key)
  )
  const read = readTypes(types)
  if (read === undefined || typeof primaryType !== "string" || !Object.hasOwn(read, primaryType))
    return refuse("The typed data is malformed")
  if (typeof domain !== "object" || domain === null) return refuse("The typed data has no domain")
  const chainId = fieldOf(domain, "chainId")
  const named = chainId === undefined ? chain.id : `eip155:${leafText("uint256", chainId)}`
  if (named !== chain.id)
    return refuse(`The typed data is for the network ${named.slice(0, 64)}, and the network is ${chain.id}`)
  const lines = linesOf(read, primaryType, message, "")
  if (lines.length > MAX_LINES) return refuse("The typed data is too long to be read")
  const { EIP712Domain: _, ...own } = read
  const definition = { domain, types: own, primaryType, message } as unknown as TypedDataDefinition
  const contract = fieldOf(domain, "verifyingContract")
  const name = fieldOf(domain, "name")
  const parts: ReadonlyArray<ReviewPart> = [
    ...(typeof name === "string"
      ? [{ label: words.forApp, value: visibleText(name), kind: "text" as const }]
      : []),
    ...(typeof contract === "string" && isAddress(contract, { strict: false })
      ? [{ label: words.contract, value: contract, kind: "address" as const }]
      : []),
    { label: visibleText(primaryType), value: visibleText(lines.join("\n")), kind: "message" }
  ]
  return {
    review: {
      title: words.signTyped,
      act: words.sign,
      network: chain.name,
      account: evm,
      parts,
      warnings: isPermit(primaryType, lines) ? [words.warnPermit] : isOrder(read) ? [words.warnOrder] : []
    },
    sign: async (keys) => (await signerOf(context, keys)).signTypedData(definition)
  }
}
