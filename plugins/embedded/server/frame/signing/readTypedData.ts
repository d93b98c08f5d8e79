import { getAddress, hashTypedData, isAddress, isHex, type Hex, type TypedDataDefinition } from "viem"
import { fieldOf, refuse } from "./refuse.ts"

type Types = Readonly<Record<string, ReadonlyArray<{ readonly name: string; readonly type: string }>>>

/** One value of typed data, in the form in which it is hashed. */
export interface TypedLeaf {
  /** Where it stands, like `order.items[2].price`; `domain.` before what is of the domain. */
  readonly path: string
  /** The last name of its path. */
  readonly name: string
  readonly type: string
  readonly value: string | bigint | boolean
}

/** Typed data that was read: all that is hashed, and what is signed for it. */
export interface ReadTypedData {
  readonly definition: TypedDataDefinition
  readonly primaryType: string
  /** Every type that is hashed, as EIP-712 writes it. */
  readonly form: string
  readonly types: ReadonlyArray<string>
  readonly domain: ReadonlyArray<TypedLeaf>
  readonly leaves: ReadonlyArray<TypedLeaf>
}

const MAX_ROWS = 1_000
const NAME = /^[a-z_$][\w$:-]*$/i
const DOMAIN = [
  ["name", "string"],
  ["version", "string"],
  ["chainId", "uint256"],
  ["verifyingContract", "address"],
  ["salt", "bytes32"]
] as const

const malformed = () => refuse("The typed data is malformed")

const readTypes = (value: unknown): Types => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return malformed()
  for (const [type, fields] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (!NAME.test(type) || !Array.isArray(fields)) return malformed()
    for (const field of fields) {
      const [name, inner] = [fieldOf(field, "name"), fieldOf(field, "type")]
      if (typeof name !== "string" || !NAME.test(name) || typeof inner !== "string") return malformed()
    }
  }
  return value as Types
}

/** Whether EIP-712 knows a type of numbers: whole bytes, 32 at most. */
const isNumberType = (type: string): boolean => {
  const bits = Number(/^u?int([1-9]\d*)$/.exec(type)?.[1])
  return bits % 8 === 0 && bits <= 256
}

const readNumber = (type: string, value: unknown, path: string): bigint => {
  const [, sign, bits] = /^(u?)int(\d+)$/.exec(type)!
  const size = BigInt(bits!)
  const isNumber =
    typeof value === "bigint" ||
    (typeof value === "number" && Number.isSafeInteger(value)) ||
    (typeof value === "string" && /^(-?\d{1,80}|0x[0-9a-f]{1,64})$/i.test(value))
  if (!isNumber) return refuse(`${path} is no number`)
  const read = BigInt(value)
  const [least, most] = sign === "u" ? [0n, 2n ** size] : [-(2n ** (size - 1n)), 2n ** (size - 1n)]
  return read >= least && read < most ? read : refuse(`${path} is too large a number`)
}

/** A value as it is hashed. Fails: refuses what is not of its type, and types that nobody knows. */
const readLeaf = (type: string, value: unknown, path: string): TypedLeaf["value"] => {
  if (type === "string") return typeof value === "string" ? value : refuse(`${path} is no text`)
  if (type === "bool") return typeof value === "boolean" ? value : refuse(`${path} is neither true nor false`)
  if (type === "address")
    return typeof value === "string" && isAddress(value, { strict: false })
      ? getAddress(value)
      : refuse(`${path} is no address`)
  if (isNumberType(type)) return readNumber(type, value, path)
  const size = /^bytes(\d*)$/.exec(type)?.[1]
  if (size === undefined) return refuse(`The type ${type.slice(0, 64)} is not known`)
  if (size !== "" && (Number(size) < 1 || Number(size) > 32)) return refuse(`The type ${type} is not known`)
  const isBytes = isHex(value, { strict: true }) && value.length % 2 === 0
  if (!isBytes || (size !== "" && value.length !== 2 + 2 * Number(size)))
    return refuse(`${path} is no ${type}`)
  return value.toLowerCase()
}

/** All types that a type is made of, as EIP-712 writes them: itself, and then the others by their names. */
const formOf = (
  types: Types,
  primaryType: string
): { readonly form: string; readonly names: ReadonlyArray<string> } => {
  const found = new Set<string>()
  const find = (type: string) => {
    const [name] = type.split("[", 1) as [string]
    if (found.has(name) || !Object.hasOwn(types, name)) return
    found.add(name)
    for (const field of types[name]!) find(field.type)
  }
  find(primaryType)
  const names = [primaryType, ...[...found].filter((name) => name !== primaryType).toSorted()]
  const written = (name: string) =>
    `${name}(${types[name]!.map((field) => `${field.type} ${field.name}`).join(",")})`
  return { form: names.map(written).join(""), names }
}

const readDomain = (told: unknown, named: unknown): ReadonlyArray<TypedLeaf> => {
  if (typeof told !== "object" || told === null) return refuse("The typed data has no domain")
  const present = DOMAIN.filter(([name]) => fieldOf(told, name) !== undefined && fieldOf(told, name) !== null)
  const wanted = Array.isArray(named)
    ? named.map((field) => [fieldOf(field, "name"), fieldOf(field, "type")] as const)
    : present
  // What is signed for it is made of these, in this order.
  const used = DOMAIN.filter(([name, type]) => wanted.some(([own, is]) => own === name && is === type))
  if (used.length !== wanted.length || used.some(([name], place) => wanted[place]![0] !== name))
    return refuse("The typed data's domain is malformed")
  return used.map(([name, type]) => ({
    path: `domain.${name}`,
    name,
    type,
    value: readLeaf(type, fieldOf(told, name), name)
  }))
}

/** Reads typed data (EIP-712): what is signed is made of what was read, and of nothing else. Fails: `FrameError`. */
export const readTypedData = (data: unknown): ReadTypedData => {
  const types = readTypes(fieldOf(data, "types"))
  const primaryType = fieldOf(data, "primaryType")
  if (typeof primaryType !== "string" || !Object.hasOwn(types, primaryType)) return malformed()
  const { EIP712Domain: named, ...own } = types
  if (!Object.hasOwn(own, primaryType)) return malformed()
  const leaves: Array<TypedLeaf> = []
  const read = (type: string, value: unknown, path: string, name: string): unknown => {
    const [, item, count] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
    if (item !== undefined) {
      if (!Array.isArray(value)) return refuse(`${path} is no list`)
      if (count !== "" && value.length !== Number(count)) return refuse(`${path} has another length`)
      // How long a list is belongs to what is signed, also where nothing is in it.
      leaves.push({ path: `${path}.length`, name, type: "length", value: BigInt(value.length) })
      return value.map((entry, place) => read(item, entry, `${path}[${place}]`, name))
    }
    const fields = Object.hasOwn(own, type) ? own[type] : undefined
    if (fields === undefined) {
      const leaf = readLeaf(type, value, path)
      leaves.push({ path, name, type, value: leaf })
      if (leaves.length > MAX_ROWS) return refuse("The typed data is too long to be read")
      return leaf
    }
    return Object.fromEntries(
      fields.map((field) => {
        const inner = fieldOf(value, field.name)
        if (inner === undefined) return refuse(`${field.name} is missing`)
        const below = path === "" ? field.name : `${path}.${field.name}`
        return [field.name, read(field.type, inner, below, field.name)]
      })
    )
  }
  const message = read(primaryType, fieldOf(data, "message"), "", "")
  const domain = readDomain(fieldOf(data, "domain"), named)
  const { form, names } = formOf(own, primaryType)
  const definition = {
    domain: Object.fromEntries(domain.map(({ name, value }) => [name, value])),
    types: own,
    primaryType,
    message
  } as unknown as TypedDataDefinition
  try {
    hashTypedData(definition)
  } catch {
    // What cannot be signed is not shown to be.
    return malformed()
  }
  return { definition, primaryType, form, types: names, domain, leaves }
}

/** The value of the first field of that name; undefined where there is none. */
export const leafNamed = ({ leaves }: ReadTypedData, name: string): TypedLeaf["value"] | undefined =>
  leaves.find((leaf) => leaf.name === name)?.value

/** The contract that typed data is for; undefined where it names none. */
export const contractOf = ({ domain }: ReadTypedData): Hex | undefined =>
  domain.find(({ name }) => name === "verifyingContract")?.value as Hex | undefined
