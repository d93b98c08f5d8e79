import { createHash } from "node:crypto"

const CHUNK = /\b([\w.]+)-([\w-]{8})(?=\.js\b)/g

/**
 * A script with other letters for the hashes in the names of the chunks that it loads: as many, and as hard to compress, but always the
 * same for one name. Otherwise an edit anywhere moves each weight by some ten bytes, and a gate is met or passed by luck.
 */
export const withSteadyHashes = (script: string): string => {
  const seen = new Map<string, string>()
  return script.replace(CHUNK, (whole, name: string) => {
    const steady =
      seen.get(whole) ?? createHash("sha256").update(`${name} ${seen.size}`).digest("base64url").slice(0, 8)
    seen.set(whole, steady)
    return `${name}-${steady}`
  })
}
