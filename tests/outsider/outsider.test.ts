import { mkdtempSync } from "node:fs"
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
  "undici-types"
]

describe("a chain plugin written outside, with what is published alone", () => {
  let outside: Outside
  let example: string

  beforeAll(async () => {
    outside = makeOutside(path.join(mkdtempSync(path.join(os.tmpdir(), "outside-")), "app"), others)
    await outside.install(path.join(repository, "core"))
    await outside.install(path.join(repository, "tests"))
    example = copyInto(outside, "docs/examples/sui", "sui")
    await outside.exec("tsc", ["-p", example])
    await outside.install(example)
  }, 120_000)
  afterAll(() => outside.remove())

  it("builds, and type-checks its tests, against the packed packages", async () => {
    expect(await outside.exec("tsc", ["-p", path.join(example, "test")])).toBe("")
  }, 60_000)

  it("meets the contract of chain plugins, itself installed from a tarball", async () => {
    const printed = await outside.exec("node", [path.join(example, "test/run.ts")])
    expect(printed).toMatch(/^(?<passed>[1-9]\d) passed, 0 failed$/m)
    expect(printed).not.toContain("FAILED")
  }, 120_000)
})
