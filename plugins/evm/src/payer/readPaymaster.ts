import { attempt } from "@latchkey/core/chain-kit"
import type { EvmOptions, Paymaster } from "../EvmApi.ts"
import { plainJson } from "../api/plainJson.ts"

const LIMITS = { characters: 16_384, depth: 8 }
const MAX_NAME = 64

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Whether a wallet may be sent there: https, or the visitor's own machine. */
const isUrl = (value: unknown): value is string => {
  const url = typeof value === "string" ? attempt(() => new URL(value)) : undefined
  return (
    url !== undefined &&
    url.username === "" &&
    url.password === "" &&
    (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname)))
  )
}

const decodePaymaster = (given: unknown): Paymaster | undefined => {
  const { url, context, name } = given as { readonly [Key in keyof Paymaster]?: unknown }
  const plain = context === undefined ? {} : plainJson(context, LIMITS)
  if (!isUrl(url) || typeof plain !== "object" || plain === null || Array.isArray(plain)) return undefined
  return {
    url,
    ...(context === undefined ? {} : { context: plain as NonNullable<Paymaster["context"]> }),
    ...(typeof name === "string" && name.trim() !== "" ? { name: name.trim().slice(0, MAX_NAME) } : {})
  }
}

/** The app's paymaster on a chain; undefined where there is none, "malformed" where what stands there is none. */
export const readPaymaster = (
  { paymaster: all }: Pick<EvmOptions, "paymaster">,
  chainId: number
): Paymaster | "malformed" | undefined => {
  if (all === undefined) return undefined
  const read = attempt(() => {
    const given: unknown = all[chainId]
    return { paymaster: given === undefined ? undefined : (decodePaymaster(given) ?? ("malformed" as const)) }
  })
  return read === undefined ? "malformed" : read.paymaster
}
