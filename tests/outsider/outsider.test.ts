import { mkdtempSync, readdirSync, readFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { copyInto, makeOutside, type Outside } from "./installOutsider.ts"

const repository = path.resolve(import.meta.dirname, "../..")
const others = [
  "effect",
  "viem",
  "@noble/curves",
  "@noble/hashes",
  "@scure/base",
  "@scure/btc-signer",
  "@scure/sr25519",
  "@types/node",
  "@types/react",
  "react",
  "react-dom",
  "undici-types"
]

let outside: Outside

beforeAll(async () => {
  outside = makeOutside(path.join(mkdtempSync(path.join(os.tmpdir(), "outside-")), "app"), others)
  for (const folder of ["core", "react", "tests/testing"])
    await outside.install(path.join(repository, folder))
})
afterAll(() => outside.remove())

/** Builds an example where it was copied to, and installs it from its tarball. */
const installExample = async (name: string): Promise<string> => {
  const example = copyInto(outside, `docs/examples/${name}`, name)
  await outside.exec("tsc", ["-p", example])
  await outside.install(example)
  return example
}

describe("a chain plugin written outside, with what is published alone", () => {
  let example: string

  beforeAll(async () => {
    example = await installExample("sui")
  })

  it("builds, and type-checks its tests, against the packed packages", async () => {
    expect(await outside.exec("tsc", ["-p", path.join(example, "test")])).toBe("")
  })

  it("meets the contract of chain plugins, itself installed from a tarball", async () => {
    const printed = await outside.exec("node", [path.join(example, "test/run.ts")])
    expect(printed).toMatch(/^(?<passed>[1-9]\d) passed, 0 failed$/m)
    expect(printed).not.toContain("FAILED")
  }, 120_000)
})

describe("a feature written outside, with what is published alone", () => {
  let example: string

  beforeAll(async () => {
    example = await installExample("terms")
  })

  const source = (file: string) => readFileSync(path.join(example, "src", file), "utf8")
  const words = {
    slice: /\bdefineSlice</,
    action: /\bactions: \["accept"\]/,
    slot: /\bfillSlot\(views,/,
    "service of another plugin": /\bhost\.use\(records\)/,
    "capability for a foreign namespace": /\bhost\.addCapability\(namespace,/,
    "journey rule": /\bfillSlot\(journeyRules,/
  }

  it("uses all six words in 120 lines, the plugin that it requires apart", () => {
    const feature = readdirSync(path.join(example, "src")).filter((file) => file !== "records.ts")
    const text = feature.map(source).join("")
    for (const [word, use] of Object.entries(words)) expect(text, word).toMatch(use)
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(120)
  })

  it("imports public entries only", () => {
    const imported = readdirSync(path.join(example, "src")).flatMap((file) =>
      [...source(file).matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map((match) => match[1]!)
    )
    const foreign = [...new Set(imported.filter((specifier) => !specifier.startsWith("./")))]
    expect(foreign.toSorted()).toEqual(["@latchkey/core", "@latchkey/react", "@latchkey/react/view", "react"])
  })

  it("type-checks its tests against the packed packages", async () => {
    expect(await outside.exec("tsc", ["-p", path.join(example, "test")])).toBe("")
  })

  it("works, and meets the contract of features, installed from a tarball", async () => {
    const printed = await outside.exec("node", ["--test", path.join(example, "test/terms.test.ts")])
    expect(printed).toMatch(/^\D*pass [1-9]\d$/m)
    expect(printed).toMatch(/^\D*fail 0$/m)
  }, 120_000)
})
