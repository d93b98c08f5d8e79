import type { RequestEntry } from "./Recording.ts"

/** Libraries of which two copies on one page do not know each other. */
const single = ["effect", "viem", "react", "react-dom", "@latchkey/core", "@latchkey/react"]

/** Where a package was loaded from, out of the address of one of its modules. */
const copyOf = (url: string, name: string): string | undefined => {
  const path = url.split(/[?#]/)[0]!
  const at = path.lastIndexOf(`/node_modules/${name}/`)
  return at === -1 ? undefined : path.slice(0, at)
}

/**
 * Libraries that the page loaded from more than one place, by the addresses of its modules: a bundle that has swallowed the names of its
 * packages tells nothing.
 */
export const duplicates = (modules: ReadonlyArray<RequestEntry>): ReadonlyArray<string> =>
  single.filter((name) => new Set(modules.flatMap(({ url }) => copyOf(url, name) ?? [])).size > 1)
