import { createRequire } from "node:module"

/** Whether Chopsticks and the chain specifications are installed, else the npm package that brings what is missing. */
export type FoundChopsticks = { readonly found: true } | { readonly found: false; readonly package: string }

const packages = ["@acala-network/chopsticks", "@substrate/connect-known-chains"]

/** Looks for the software without loading it. */
export function findChopsticks(
  resolve: (name: string) => string = createRequire(import.meta.url).resolve
): FoundChopsticks {
  const missing = packages.find((name) => {
    try {
      return resolve(name) === ""
    } catch {
      return true
    }
  })
  return missing === undefined ? { found: true } : { found: false, package: missing }
}
