import { toBase58 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"
import { isOnCurve } from "./isOnCurve.ts"
import { programs } from "./programs.ts"

const DERIVED = new TextEncoder().encode("ProgramDerivedAddress")

const derive = async (seeds: ReadonlyArray<string>): Promise<string | undefined> => {
  const { subtle } = globalThis.crypto
  if (subtle === undefined) return undefined
  const [start, end] = [seeds, [programs.associatedToken]].map((list) =>
    list.flatMap((address) => [...addressBytes(address)!])
  )
  for (let bump = 255; bump >= 0; bump--) {
    const hash = await subtle.digest("SHA-256", Uint8Array.from([...start!, bump, ...end!, ...DERIVED]))
    const bytes = new Uint8Array(hash)
    if (!isOnCurve(bytes)) return toBase58(bytes)
  }
  return undefined
}

/**
 * Where wallets keep an owner's tokens of a mint: the first address that the program of associated token accounts can derive
 * from the three. Undefined where the browser has no SHA-256, outside of secure contexts.
 */
export const findTokenAccount = (
  owner: string,
  { program, mint }: { readonly program: string; readonly mint: string }
): Effect.Effect<string | undefined> => Effect.promise(() => derive([owner, program, mint]))
