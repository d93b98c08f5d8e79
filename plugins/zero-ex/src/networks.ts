import type { ZeroExNetwork } from "./ZeroExOptions.ts"

/** Where 0x's AllowanceHolder has its usual address: https://0x.org/docs/introduction/0x-cheat-sheet */
const USUAL: ReadonlyArray<string> = [1, 10, 56, 137, 8453, 42161, 43114, 534352].map((id) => `eip155:${id}`)
const CONTRACT = "0x0000000000001fF3684f28c67538d4D072C22734"

/** The contract of a network; undefined where none is named, nor known, or what is named is none. */
export const contractOn = ({ networkId, contract }: ZeroExNetwork): string | undefined => {
  const known = contract ?? (USUAL.includes(networkId) ? CONTRACT : undefined)
  return typeof known === "string" && /^0x[0-9a-f]{40}$/i.test(known) ? known : undefined
}
