import { existsSync, globSync, readFileSync } from "node:fs"
import path from "node:path"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { createKit, memoryStorage } from "@latchkey/core"
import { swap as headlessSwap } from "@latchkey/swap"
import { swap } from "@latchkey/swap/react"
import { expect, expectTypeOf, it, onTestFinished } from "vitest"

const shared = { app: { name: "Shop" }, networks: [mainnet] } as const

it("a kit opens at the views of what is installed: of a feature with its views, and not of one without", () => {
  const kit = createKit({ ...shared, plugins: [evm(), swap()], storage: memoryStorage() })
  onTestFinished(() => kit.dispose())
  kit.open("swap/Swap")
  expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["swap/Swap"])
  const bare = createKit({ ...shared, plugins: [evm(), headlessSwap()], storage: memoryStorage() })
  onTestFinished(() => bare.dispose())
  expectTypeOf<"swap/Swap">().toExtend<Parameters<typeof kit.open>[0]>()
  expectTypeOf<"send/Send">().not.toExtend<Parameters<typeof kit.open>[0]>()
  expectTypeOf<"swap/Swap">().not.toExtend<Parameters<typeof bare.open>[0]>()
})

const plugins = path.resolve(import.meta.dirname, "../../plugins")
const withViews = globSync("*/src/react/index.ts", { cwd: plugins }).filter((file) =>
  ["viewIds.ts", "../viewIds.ts"].some((ids) => existsSync(path.join(plugins, path.dirname(file), ids)))
)

it.each(withViews)(
  "%s says in its types which views it has, or nothing, so that any may be opened",
  (file) => {
    const text = readFileSync(path.join(plugins, file), "utf8")
    expect(text).toMatch(/\): Plugin<\s*"\w+",[^=]*(ViewTypes<typeof viewIds>|State)\s*>/)
  }
)
