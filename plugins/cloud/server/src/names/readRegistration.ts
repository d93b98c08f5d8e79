import { isAddress } from "../chain/ChainRecord.ts"
import { toLabel, type LabelProblem } from "./nameLabel.ts"

/** How old the time of a message may be, since whoever signs it reads it first, and how far ahead a clock may go. Seconds. */
const MAX_AGE = 300
const MAX_AHEAD = 10
/** The bit that makes a chain id of Ethereum's kind a type of coin (ENSIP-11). */
const CHAIN_BIT = 0x8000_0000
const MAX_MESSAGE = 1_000
/** Of a contract's account that is not there yet, with what makes it: as long as pages let one through. */
const MAX_SIGNATURE = 100_000

/** What a request to register a name says, before its signature is checked. */
export interface Registration {
  readonly label: string
  /** In lower case. */
  readonly address: string
  readonly coinType: number
  /** The CAIP-2 id that the type of coin stands for. */
  readonly chainId: string
  readonly message: string
  readonly signature: `0x${string}`
}

/** Which field of a request is wrong, and how. */
export interface RegistrationProblem {
  readonly field: string
  readonly description: string
}

const problem = (field: string, description: string): RegistrationProblem => ({ field, description })

const labelWords: Readonly<Record<LabelProblem, string>> = {
  short: "Name must be at least 4 characters long",
  characters: "Can only contain letters, numbers and - characters",
  form: "This is no name, or too long"
}

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

/** Reads the body of a request; `now` is in epoch milliseconds. */
export const readRegistration = (
  body: unknown,
  zone: string,
  now: number
): Registration | RegistrationProblem => {
  const fields = (typeof body === "object" && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const { coin_type: coinType, address, message, signature } = fields
  if (!isAddress(address)) return problem("address", "It is no address")
  if (
    typeof coinType !== "number" ||
    !Number.isInteger(coinType) ||
    coinType <= CHAIN_BIT ||
    coinType > 0xffff_ffff
  )
    return problem("coin_type", "A chain id with the highest bit set")
  if (typeof message !== "string" || message.length > MAX_MESSAGE)
    return problem("message", `A text of at most ${MAX_MESSAGE} characters`)
  if (
    typeof signature !== "string" ||
    signature.length > MAX_SIGNATURE ||
    !/^0x(?:[0-9a-f]{2})*$/i.test(signature)
  )
    return problem("signature", "Bytes in hexadecimal")
  const { name, timestamp } = parsed(message)
  // In this one form: what a wallet shows is then all that is signed.
  if (
    typeof name !== "string" ||
    typeof timestamp !== "number" ||
    message !== JSON.stringify({ name, attributes: {}, timestamp })
  )
    return problem("message", `{"name":"...","attributes":{},"timestamp":seconds}`)
  const age = now / 1_000 - timestamp
  if (!Number.isSafeInteger(timestamp) || age > MAX_AGE || age < -MAX_AHEAD)
    return problem("timestamp", "It was signed too long ago, or its clock is wrong")
  const ending = `.${zone}`
  if (!name.endsWith(ending)) return problem("name", `Names end in ${ending}`)
  const read = toLabel(name.slice(0, -ending.length))
  if ("problem" in read) return problem("name", labelWords[read.problem])
  return {
    label: read.label,
    address: address.toLowerCase(),
    coinType,
    chainId: `eip155:${coinType - CHAIN_BIT}`,
    message,
    signature: signature as `0x${string}`
  }
}
