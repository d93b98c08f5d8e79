import { createKit, memoryStorage, type KitCore } from "@latchkey/core"
import { describe, expect, it, onTestFinished } from "vitest"
import { reachable } from "../../../tests/architecture/sourceTree.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { begin } from "./inProduction.ts"

const makeKit = () => {
  const kit = createKit({
    app: { name: "Shop" },
    networks: [testNetwork(1, "eip155")],
    plugins: [virtualChain({ wallet: {} }, "eip155").plugin],
    storage: memoryStorage()
  }) as unknown as KitCore
  onTestFinished(() => kit.dispose())
  const told: Array<unknown> = []
  kit.onEvent(({ event, properties }) => {
    if (event === "DIAGNOSTIC") told.push(properties["code"])
  })
  return { kit, told }
}

describe("in a build for production", () => {
  it("nothing is recorded or shown, and the developer is told once, when the kit is first used", async () => {
    const { kit, told } = makeKit()
    const { connect, getSnapshot } = kit
    const devtools = begin(kit, {})
    devtools.open()
    devtools.close()
    devtools.dispose()
    await expect(devtools.report()).rejects.toMatchObject({ code: "DEVTOOLS_REFUSED" })
    await expect(devtools.replay("{}")).rejects.toMatchObject({ code: "DEVTOOLS_REFUSED" })
    expect(kit.connect).toBe(connect)
    expect(kit.getSnapshot).toBe(getSnapshot)
    expect(told).toEqual([])
    kit.open()
    await expect.poll(() => told).toEqual(["DEVTOOLS_REFUSED"])
    kit.close()
    kit.open()
    await kit.ready()
    expect(told).toEqual(["DEVTOOLS_REFUSED"])
  })

  it("a page has nothing that records or draws: a handful of small modules, and what loads the rest where that is allowed", () => {
    const own = [...reachable("plugins/devtools/src/index.ts").keys()].filter((file) =>
      file.startsWith("plugins/")
    )
    expect(own.map((file) => file.replace("plugins/devtools/src/", "")).toSorted()).toEqual([
      "errors.ts",
      "inProduction.ts",
      "index.ts",
      "showDevtools.ts",
      "withoutPanel.ts"
    ])
  })
})
