import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { copyInto, makeOutside, ownNode, type Outside } from "./installOutsider.ts"

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

  it("is 200 lines at most, comments and blank lines apart", () => {
    const folder = path.join(example, "src")
    const lines = readdirSync(folder).flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .filter((line) => !/^\s*(\/\/|\/\*|\*|$)/.test(line))
    )
    expect(lines.length).toBeLessThanOrEqual(200)
  })

  it("builds, and its tests too, against the packed packages", async () => {
    expect(await outside.exec("tsc", ["-p", path.join(example, "test")])).toBe("")
  })

  it("meets the contract of chain plugins, itself installed from a tarball, on the Node that is there", async () => {
    const printed = await outside.exec(ownNode(), [path.join(example, "test/dist/run.js")])
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

  it("builds its tests against the packed packages", async () => {
    expect(await outside.exec("tsc", ["-p", path.join(example, "test")])).toBe("")
  })

  it("works, and meets the contract of features, installed from a tarball, on the Node that is there", async () => {
    const printed = await outside.exec(ownNode(), ["--test", path.join(example, "test/dist/terms.test.js")])
    expect(printed).toMatch(/^\D*pass [1-9]\d$/m)
    expect(printed).toMatch(/^\D*fail 0$/m)
  }, 120_000)
})

describe("sources of swaps and of coins written outside, with what is published alone", () => {
  let example: string

  beforeAll(async () => {
    for (const name of ["swap", "onramp"]) await outside.install(path.join(repository, "plugins", name))
    example = await installExample("harbour")
  })

  it("imports public entries only, nothing of Effect, and none of the plugins that use it", () => {
    const folder = path.join(example, "src")
    const imported = readdirSync(folder).flatMap((file) =>
      [...readFileSync(path.join(folder, file), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
        (match) => match[1]!
      )
    )
    const foreign = [...new Set(imported.filter((specifier) => !specifier.startsWith("./")))]
    expect(foreign.toSorted()).toEqual(["@latchkey/core", "@latchkey/core/promise"])
  })

  it("type-checks its tests against the packed packages", async () => {
    expect(await outside.exec("tsc", ["-p", path.join(example, "test")])).toBe("")
  })

  it("swaps and sells, is not believed, and meets the contract of plugins, installed from a tarball", async () => {
    const files = ["harbour", "contract"].map((name) => path.join(example, `test/${name}.test.ts`))
    const printed = await outside.exec("node", ["--test", ...files])
    expect(printed).toMatch(/^\D*pass [1-9]\d?$/m)
    expect(printed).toMatch(/^\D*fail 0$/m)
  }, 120_000)
})

describe("an app that has none of the chains' libraries", () => {
  const chains = ["evm", "solana", "bitcoin", "polkadot", "cosmos"]
  const app = `
import { createKit } from "@latchkey/core"
import { bitcoin, bitcoinMainnet } from "@latchkey/bitcoin"
import { cosmos, cosmosHub } from "@latchkey/cosmos"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { solana, solanaMainnet } from "@latchkey/solana"

const kit = createKit({
  app: { name: "Tea shop" },
  networks: [mainnet, solanaMainnet, bitcoinMainnet, polkadotRelayChain, cosmosHub],
  plugins: [evm(), solana(), bitcoin(), polkadot(), cosmos()]
})
export const sign = (): Promise<string> => kit.evm.signTypedData({
  typedData: { types: {}, primaryType: "Order", message: {} }
})
`
  let alone: Outside

  beforeAll(async () => {
    alone = makeOutside(path.join(mkdtempSync(path.join(os.tmpdir(), "alone-")), "app"), ["effect"])
    for (const folder of ["core", ...chains.map((name) => `plugins/${name}`)])
      await alone.install(path.join(repository, folder))
    writeFileSync(path.join(alone.folder, "app.ts"), app)
  }, 120_000)
  afterAll(() => alone.remove())

  it("compiles, the declarations of the packages checked as well", async () => {
    const options = "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --types"
    const printed = await alone.exec("tsc", [...options.split(" "), "", "--skipLibCheck", "false", "app.ts"])
    expect(printed).toBe("")
  }, 120_000)
})
