import { describe, expect, it } from "vitest"
import { memoryStorage } from "../storage/memoryStorage.ts"
import { emptySession, readSession } from "./storedSession.ts"
import { writeSession } from "./writeSession.ts"
import { withRecent } from "./withRecent.ts"

describe("the stored session", () => {
  it("is read back as it was written, and an empty one is removed", () => {
    const storage = memoryStorage()
    const session = {
      ...emptySession,
      connections: { test: [{ connectorId: "w", networkId: "test:1" as const }] }
    }
    writeSession(storage, emptySession, session)
    expect(readSession(storage)).toEqual(session)
    writeSession(storage, session, emptySession)
    expect(readSession(storage)).toEqual(emptySession)
    expect(storage.get("test:connected_connector_id")).toBeUndefined()
  })

  it("only what changed is written", () => {
    const written: Array<string> = []
    const storage = { ...memoryStorage(), set: (key: string) => void written.push(key) }
    const session = { ...emptySession, activeNetworkId: "test:1" as const, activeNamespace: "test" }
    writeSession(storage, emptySession, session)
    writeSession(storage, session, { ...session })
    expect(written).toEqual(["active_caip_network_id", "active_namespace"])
  })

  it("S9.13[recent wallets] two recent wallets are kept, latest first", () => {
    const storage = memoryStorage()
    const wallets = ["a", "b", "c", "b"].map((id) => ({ id, name: id }))
    const last = wallets.reduce<ReturnType<typeof withRecent>>(
      (recent, wallet) => withRecent({ recent, connectors: [] }, wallet),
      []
    )
    expect(last.map(({ id }) => id)).toEqual(["b", "c"])
    writeSession(storage, emptySession, { ...emptySession, recent: last })
    expect(readSession(storage).recent).toEqual(last)
  })

  it("S9.13 in part: connectors of one wallet are one recent wallet", () => {
    const connectors = [
      { id: "one:Fox", walletId: "one:Fox" },
      { id: "two:Fox", walletId: "one:Fox" }
    ]
    const recent = [
      { id: "one:Fox", name: "Fox" },
      { id: "owl", name: "Owl" }
    ]
    expect(withRecent({ recent, connectors }, { id: "two:Fox", name: "Fox" }).map(({ id }) => id)).toEqual([
      "two:Fox",
      "owl"
    ])
  })
})
