import { copyBytes, type StandardAccount, toBase58 } from "@latchkey/core/chain-kit"
import { ProviderRequestError } from "./ProviderRequestError.ts"

/** Values by name, nobody's word yet. */
export type Fields = Readonly<Record<string, unknown>>

/** One request to the provider, decoded, and what answers it. */
export interface Call {
  readonly accounts: ReadonlyArray<StandardAccount>
  readonly params: Fields
  /** The network, as the wallet calls it. */
  readonly chain: string
  readonly account: () => StandardAccount
  /** Asks the wallet, one answer for each input. */
  readonly ask: (feature: string, inputs: ReadonlyArray<Fields>) => Promise<ReadonlyArray<Fields>>
}

/** Ends a request with a code and a sentence. */
export const fail = (...reason: ConstructorParameters<typeof ProviderRequestError>): never => {
  throw new ProviderRequestError(...reason)
}

/** Whether a foreign value can be read by name. */
export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null

/** What the page gave, or the end of the request. */
export const given = <A>(value: A | undefined, what: string): A => value ?? fail(-32602, `No ${what}.`)
/** What the wallet told, or the end of the request. */
export const told = <A>(value: A | undefined, what: string): A =>
  value ?? fail(-32603, `The wallet gave no ${what}.`)

/** A signature of 64 bytes in base58. */
export const signature = (value: unknown): string => {
  const bytes = copyBytes(value, 64)
  return toBase58(told(bytes?.length === 64 ? bytes : undefined, "signature"))
}

/** Answers a method of the provider. */
export type Method = (call: Call) => Promise<unknown>
