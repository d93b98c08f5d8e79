import { invalidInput } from "./refusals.ts"
import type { SolanaSignInInput } from "./SolanaStandard.ts"

const line = /^[^\r\n]+$/
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

/** The fields in the order in which they stand, after address and statement. */
const fields = [
  ["uri", "URI", line],
  ["version", "Version", /^1$/],
  ["chainId", "Chain ID", line],
  ["nonce", "Nonce", /^[A-Za-z0-9]{8,}$/],
  ["issuedAt", "Issued At", dateTime],
  ["expirationTime", "Expiration Time", dateTime],
  ["notBefore", "Not Before", dateTime],
  ["requestId", "Request ID", line]
] as const

/** Checks what a page gave for signing in, field by field. Fails with -32000. */
export function signInInput(given: Readonly<Record<string, unknown>>): SolanaSignInInput {
  const known = [["domain", "", line], ["address", "", line], ["statement", "", line], ...fields] as const
  const checked: Record<string, unknown> = {}
  for (const [name, , pattern] of known) {
    const value = given[name]
    if (value === undefined) continue
    if (typeof value !== "string" || !pattern.test(value)) throw invalidInput(`${name} of the sign-in`)
    checked[name] = value
  }
  const { resources } = given
  if (resources !== undefined) {
    const texts = Array.isArray(resources) ? (resources as readonly unknown[]) : [undefined]
    if (!texts.every((each) => typeof each === "string" && line.test(each))) {
      throw invalidInput("resources of the sign-in")
    }
    checked["resources"] = [...texts]
  }
  return checked
}

/**
 * The text that is signed to sign in.
 *
 * Source: the ABNF of the Sign In With Solana specification.
 */
export function signInMessage(
  input: SolanaSignInInput & { readonly domain: string; readonly address: string }
): string {
  const lines = fields.flatMap(([name, label]) =>
    input[name] === undefined ? [] : [`${label}: ${input[name]}`]
  )
  const resources = input.resources && ["Resources:", ...input.resources.map((each) => `- ${each}`)]
  const block = [...lines, ...(resources ?? [])].join("\n")
  const head = `${input.domain} wants you to sign in with your Solana account:\n${input.address}`
  return [head, input.statement, block].filter((part) => part !== undefined && part !== "").join("\n\n")
}
