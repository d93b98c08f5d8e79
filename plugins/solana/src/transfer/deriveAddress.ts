import { subtleCrypto } from "@latchkey/core/page"
import { toBase58 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"
import { isOnCurve } from "./isOnCurve.ts"

const DERIVED = new TextEncoder().encode("ProgramDerivedAddress")

const derive = async (seeds: ReadonlyArray<Uint8Array>, program: string): Promise<string | undefined> => {
  const subtle = subtleCrypto()
  if (subtle === undefined) return undefined
  const start = seeds.flatMap((seed) => [...seed])
  for (let bump = 255; bump >= 0; bump--) {
    const hash = await subtle.digest(
      "SHA-256",
      Uint8Array.from([...start, bump, ...addressBytes(program)!, ...DERIVED])
    )
    const bytes = new Uint8Array(hash)
    if (!isOnCurve(bytes)) return toBase58(bytes)
  }
  return undefined
}

/**
 * The first address that a program can derive from some bytes. Undefined where the browser has no SHA-256, outside of secure
 * contexts.
 */
export const deriveAddress = (
  seeds: ReadonlyArray<Uint8Array>,
  program: string
): Effect.Effect<string | undefined> => Effect.promise(() => derive(seeds, program))
