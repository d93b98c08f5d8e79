import type { ConnectorInfo } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { groupWallets } from "./groupWallets.ts"

const connector = (id: string, walletId: string): ConnectorInfo => ({
  id,
  walletId,
  type: "announced",
  name: id,
  chains: [],
  clash: false,
  installed: true
})

describe("groupWallets", () => {
  it("makes one row of a wallet, where its first connector comes, under the face of the one that names it", () => {
    const [fox, hen, foxToo] = [connector("two:Fox", "fox"), connector("hen", "hen"), connector("fox", "fox")]
    expect(groupWallets([fox, hen, foxToo])).toEqual([
      { id: "fox", face: foxToo, connectors: [fox, foxToo] },
      { id: "hen", face: hen, connectors: [hen] }
    ])
  })

  it("keeps a face where the naming connector is not among them", () => {
    const fox = connector("two:Fox", "fox")
    expect(groupWallets([fox])).toEqual([{ id: "fox", face: fox, connectors: [fox] }])
  })
})
