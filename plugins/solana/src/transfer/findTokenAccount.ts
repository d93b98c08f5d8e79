import type * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"
import { deriveAddress } from "./deriveAddress.ts"
import { programs } from "./programs.ts"

/**
 * Where wallets keep an owner's tokens of a mint: the first address that the program of associated token accounts can derive
 * from the three. Undefined where the browser has no SHA-256, outside of secure contexts.
 */
export const findTokenAccount = (
  owner: string,
  { program, mint }: { readonly program: string; readonly mint: string }
): Effect.Effect<string | undefined> =>
  deriveAddress(
    [owner, program, mint].map((address) => addressBytes(address)!),
    programs.associatedToken
  )
