import { lazyPart, type PluginPartMissingError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

const MAX_LENGTH = 255

// Drawn as nothing, or turning what follows: names that only differ by these would look the same. What joins emoji, and what
// chooses their look, is left to the rules of names.
const invisible =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Z}\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|[\u180b-\u180d]|\u180f/u

// Labels of which every rule says that they are as they should be; with "--" in the third place they mean something else.
const plain = /^(?!..--)_*[a-z0-9-]+$/

/** Tens of kilobytes of rules and letters, which a name of plain letters needs nothing of. */
const normalize = lazyPart("evm", async () => (await import("@adraffy/ens-normalize")).ens_normalize)

/**
 * A name in its normal form (ENSIP-15), the only one in which it may be looked up or shown; undefined for what has none: letters of
 * scripts that do not belong together, signs that cannot be seen, emoji that are not one. Without a dot it is no name here.
 */
export const normalName = (text: string): Effect.Effect<string | undefined, PluginPartMissingError> =>
  Effect.suspend(() => {
    const name = text.trim()
    if (name.length > MAX_LENGTH || !name.includes(".") || invisible.test(name))
      return Effect.succeed(undefined)
    // Only of ASCII: other capitals have other rules.
    const lower = name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    if (lower.split(".").every((label) => plain.test(label))) return Effect.succeed(lower)
    return Effect.map(normalize, (toNormal) => {
      try {
        return toNormal(name)
      } catch {
        return undefined
      }
    })
  })
