import { describe, expect, it } from "vitest"
import type { NamespaceDeclaration } from "../namespace/NamespaceDeclaration.ts"
import { chainPlugin } from "./chainPlugin.ts"

const declared = (
  options: { readonly publicRpc?: boolean; readonly depth?: number },
  namespace: Partial<NamespaceDeclaration> = {}
) =>
  chainPlugin<"leaf", { readonly grow: () => Promise<void> }, typeof options>(options, {
    id: "leaf",
    namespace: { name: "Trees", ...namespace },
    actions: ["grow"],
    load: async () => ({ chainModule: (given) => ({ actions: given as never }) })
  })

describe("chainPlugin", () => {
  it("declares one namespace that is there with the engine, and its actions", () => {
    expect(declared({})).toMatchObject({
      id: "leaf",
      when: "engine",
      namespaces: [{ id: "leaf", name: "Trees", defaultAccountType: "eoa" }],
      actions: ["grow"]
    })
  })

  it("lets its namespace say another id and another type of account", () => {
    const said = { id: "tree", defaultAccountType: "payment" } as const
    expect(declared({}, said).namespaces).toEqual([{ name: "Trees", ...said }])
  })

  it.each([
    [{}, "<loopback URLs of networks>"],
    [{ publicRpc: false }, "<loopback URLs of networks>"],
    [{ publicRpc: "yes" as never }, "<loopback URLs of networks>"],
    [{ publicRpc: true }, "<networks>"]
  ])("T32 with %j it names the hosts that it may read", (options, origin) => {
    const { hosts } = declared(options)
    expect(hosts).toEqual([
      { origin: "<customRpcUrls>", purpose: "reads of Trees" },
      { origin, purpose: "reads of Trees that customRpcUrls do not answer" }
    ])
  })

  it("hands its options to the module", async () => {
    expect(await declared({ depth: 3 }).load()).toEqual({ actions: { depth: 3 } })
  })
})
