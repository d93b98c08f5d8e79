import { describe, expect, it } from "vitest"
import { published } from "../../scripts/release/published.mjs"
import { shippedWith } from "../../scripts/release/shippedWith.mjs"

const open = new Set(["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC"])

const lightClient =
  "free software, and an optional dependency of @polkadot/rpc-provider: a light client that nothing of the plugin asks for, so that no page loads it"

/** Other licences that are open source, by the only package that may have one: why it may. */
const allowed: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> = {
  nodemailer: { licence: "MIT-0", reason: "MIT without the condition to name the author" },
  postgres: {
    licence: "Unlicense",
    reason: "OSI lists it: given to the public domain; a server's, no page's"
  },
  "lru-cache": { licence: "BlueOak-1.0.0", reason: "OSI lists it: permissive, as MIT" },
  "@substrate/connect": { licence: "GPL-3.0-only", reason: lightClient },
  "@substrate/connect-extension-protocol": { licence: "GPL-3.0-only", reason: lightClient },
  "@substrate/connect-known-chains": { licence: "GPL-3.0-only", reason: lightClient },
  smoldot: { licence: "GPL-3.0-or-later WITH Classpath-exception-2.0", reason: lightClient }
}

/** Whether a licence is one of those, as SPDX writes it: of several that one may choose from, one is enough. */
const isOpen = (licence: string): boolean => {
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ")
  return choices.some((choice) => choice.split(" AND ").every((each) => open.has(each)))
}

const all = published.map(({ name, folder }) => ({ name, found: shippedWith(folder) }))

describe("what is shipped is open source", () => {
  it("finds what is installed with packages, and what that installs", () => {
    expect(
      all.flatMap(({ found }) => found.filter(({ way }) => way.split(" > ").length > 2)).length
    ).toBeGreaterThan(50)
  })

  it.each(all)("all that is installed with $name", ({ found }) => {
    const closed = found.filter(({ name, licence }) => !isOpen(licence) && allowed[name]?.licence !== licence)
    expect(
      closed.map(({ name, version, licence, way }) => `${name}@${version}: ${licence} (${way})`)
    ).toEqual([])
  })

  it("names no exception that is not needed", () => {
    const names = new Set(all.flatMap(({ found }) => found.map(({ name }) => name)))
    expect(Object.keys(allowed).filter((name) => !names.has(name))).toEqual([])
  })
})
