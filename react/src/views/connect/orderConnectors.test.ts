import { describe, expect, it } from "vitest"
import { connector, emptyState } from "../../../../tests/gallery/page/world.ts"
import { methodOrder } from "./methodOrder.ts"
import { orderConnectors } from "./orderConnectors.ts"

const order = emptyState.feature.values.connectorTypeOrder
const ids = (list: ReadonlyArray<{ readonly id: string }>) => list.map(({ id }) => id)

describe("the order of wallets", () => {
  it("S2.15 follows the connector type order", () => {
    const connectors = [
      connector("recommended", "", { type: "recommended" }),
      connector("unheard", "", { type: "unheard" }),
      connector("external", "", { type: "external" }),
      connector("custom", "", { type: "custom" }),
      connector("featured", "", { type: "featured" }),
      connector("announced", "", { type: "announced" }),
      connector("injected", "", { type: "injected" }),
      connector("remembered", "", { installed: false }),
      connector("pairing", "", { type: order[0]! })
    ]
    const recent = [{ id: "remembered", name: "" }]
    expect(ids(orderConnectors({ connectors, recent }, order))).toEqual([
      "pairing",
      "remembered",
      "announced",
      "injected",
      "featured",
      "custom",
      "external",
      "recommended",
      "unheard"
    ])
  })

  it("leaves out what signs visitors in: it has a block of its own", () => {
    const connectors = [connector("mail", "", { type: "auth" }), connector("wallet", "")]
    expect(ids(orderConnectors({ connectors, recent: [] }, order))).toEqual(["wallet"])
  })

  it("puts wallets used before first among their kind", () => {
    const connectors = ["a", "b", "c"].map((id) => connector(id, id))
    const recent = [
      { id: "c", name: "c" },
      { id: "b", name: "b" }
    ]
    expect(ids(orderConnectors({ connectors, recent }, order))).toEqual(["c", "b", "a"])
  })

  it("is the same in whatever order wallets announce themselves, and leaves the others as their plugins have them", () => {
    const connectors = [
      connector("2", "Fennec"),
      connector("z", "Zebra", { type: "custom" }),
      connector("1", "Fennec"),
      connector("heron", "heron", { type: "injected" }),
      connector("a", "Aardvark", { type: "custom" }),
      connector("otter", "Otter")
    ]
    const sorted = ["1", "2", "heron", "otter", "z", "a"]
    expect(ids(orderConnectors({ connectors, recent: [] }, order))).toEqual(sorted)
    const moved = connectors.filter(({ type }) => type !== "custom").toReversed()
    const rest = connectors.filter(({ type }) => type === "custom")
    expect(ids(orderConnectors({ connectors: [...moved, ...rest], recent: [] }, order))).toEqual(sorted)
    expect(ids(orderConnectors({ connectors, recent: [{ id: "otter", name: "" }] }, order))[0]).toBe("otter")
  })

  it("keeps to the wallets of a namespace", () => {
    const connectors = [
      connector("a", "a"),
      connector("b", "b", { chains: ["two", "one"] }),
      connector("c", "c", { chains: ["two"] })
    ]
    expect(ids(orderConnectors({ connectors, recent: [] }, order, "two"))).toEqual(["b", "c"])
  })
})

describe("the order of methods", () => {
  it("S2.13[all] is e-mail, social, wallet; wallets first where one is installed; or the app's own", () => {
    expect(methodOrder({}, [])).toEqual(["email", "social", "wallet"])
    expect(methodOrder({}, [connector("a", "a")])).toEqual(["wallet", "email", "social"])
    expect(methodOrder({}, [connector("a", "a", { installed: false })])).toEqual([
      "email",
      "social",
      "wallet"
    ])
    expect(methodOrder({ connectMethodsOrder: ["social", "wallet"] }, [connector("a", "a")])).toEqual([
      "social",
      "wallet"
    ])
  })
})
