import {
  createKit,
  memoryStorage,
  type HexText,
  type PermissionGrant,
  type PermissionRequest,
  type SessionKey
} from "@latchkey/core"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { decodeSessions } from "./decodeSessions.ts"
import { smartSessions } from "./index.ts"

const later = Math.floor(Date.now() / 1_000) + 3_600
const spend = (token: string) => ({
  type: "erc20-recurring-allowance" as const,
  data: { token: token as HexText, allowance: "0x64" as const, start: 1, period: 86_400 }
})
const ownKey: SessionKey = { type: "secp256k1", publicKey: `0x02${"ab".repeat(32)}` }
const cosignerKey: SessionKey = { type: "secp256k1", publicKey: `0x03${"cd".repeat(32)}` }
const request: PermissionRequest = {
  chainId: "0x1",
  expiry: later,
  signer: { type: "keys", data: { keys: [ownKey] } },
  permissions: [spend("0x7e")],
  policies: []
}

/** A page whose cosigner begins sessions with `begun`, and tells `listed` of them. */
const setUp = async ({
  begun = { pci: "p1", key: cosignerKey },
  listed = [],
  ...options
}: TestChainOptions & { readonly begun?: unknown; readonly listed?: ReadonlyArray<unknown> } = {}) => {
  const bodies: Array<any> = []
  vi.stubGlobal("fetch", async (_: string, { method = "GET", body }: RequestInit = {}) => {
    if (typeof body === "string") bodies.push(JSON.parse(body))
    return Response.json(method === "GET" ? { pcis: listed } : begun)
  })
  const { plugin, tell } = testChain(options)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, smartSessions({ projectId: "one", url: "https://cosigner.test" })],
    features: { smartSessions: true },
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  return { kit, bodies, tell, sessions: () => kit.getSnapshot().smartSessions.byNamespace["test"] }
}
afterEach(() => vi.unstubAllGlobals())

const listed = (more: object = {}) => ({ pci: "p1", expiry: later, permissions: [spend("0x7e")], ...more })

describe("a wallet that takes its time", () => {
  const held = () => {
    const asked: Array<PermissionRequest> = []
    let answer = () => {}
    const told = new Promise<void>((resolve) => {
      answer = () => resolve()
    })
    return {
      asked,
      answer: () => answer(),
      grant: (honest: PermissionGrant, wanted: PermissionRequest) => {
        asked.push(wanted)
        return Effect.as(
          Effect.promise(() => told),
          honest
        )
      }
    }
  }

  it("T28 in part: is asked once for the same, whose answer goes to everybody who asked", async () => {
    const wallet = held()
    const { kit, bodies } = await setUp({ grant: wallet.grant })
    const both = [kit.smartSessions.grantPermissions(request), kit.smartSessions.grantPermissions(request)]
    await vi.waitFor(() => expect(wallet.asked).toHaveLength(1))
    wallet.answer()
    const [one, other] = await Promise.all(both)
    expect(one).toEqual(other)
    expect(wallet.asked).toHaveLength(1)
    // Begun and activated.
    expect(bodies).toHaveLength(2)
  })

  it("T28 in part: has granted nothing that could be used where nobody waits for it any more", async () => {
    const wallet = held()
    const { kit, bodies } = await setUp({ grant: wallet.grant })
    const controller = new AbortController()
    const granting = kit.smartSessions.grantPermissions(request, { signal: controller.signal })
    await vi.waitFor(() => expect(wallet.asked).toHaveLength(1))
    controller.abort()
    await expect(granting).rejects.toMatchObject({ code: "CANCELLED" })
    wallet.answer()
    const again = await kit.smartSessions.grantPermissions(request)
    expect(again.context).toBe("p1")
    expect(wallet.asked).toHaveLength(2)
    // Begun twice, and activated once.
    expect(bodies).toHaveLength(3)
  })

  it("T30 in part: is not asked where it is another account's by the time that the cosigner has begun", async () => {
    const { kit, tell } = await setUp({ grant: () => Effect.die("asked") })
    vi.stubGlobal("fetch", async () => {
      tell({
        type: "accounts",
        namespace: "test",
        accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
      })
      await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
      return Response.json({ pci: "p1", key: cosignerKey })
    })
    await expect(kit.smartSessions.grantPermissions(request)).rejects.toMatchObject({
      code: "TRANSFER_CHANGED"
    })
  })
})

describe("what is asked of cosigner and wallet", () => {
  it("T29 in part: a cosigner that begins with an empty id, or with the app's key in other letters, is refused", async () => {
    const upper = `0x02${"AB".repeat(32)}`
    for (const begun of [
      { pci: "", key: cosignerKey },
      { pci: "p1", key: { ...ownKey, publicKey: upper } }
    ]) {
      const { kit } = await setUp({ begun, grant: () => Effect.die("asked") })
      await expect(kit.smartSessions.grantPermissions(request)).rejects.toMatchObject({
        code: "SMART_SESSIONS_COSIGNER"
      })
    }
    const { kit } = await setUp({ grant: () => Effect.die("asked") })
    const shouted = {
      signer: { type: "keys", data: { keys: [{ ...ownKey, publicKey: upper as HexText }] } }
    } as const
    vi.stubGlobal("fetch", async () => Response.json({ pci: "p1", key: ownKey }))
    await expect(kit.smartSessions.grantPermissions({ ...request, ...shouted })).rejects.toMatchObject({
      code: "SMART_SESSIONS_COSIGNER"
    })
  })

  it("T25 in part: both get the permissions as they were read, without what came beside them", async () => {
    const asked: Array<PermissionRequest> = []
    const { kit, bodies } = await setUp({
      decode: (told) => told.map(({ type, data }) => ({ type, data })) as never,
      grant: (honest: PermissionGrant, wanted: PermissionRequest) =>
        Effect.sync(() => (asked.push(wanted), honest))
    })
    await kit.smartSessions.grantPermissions({
      ...request,
      permissions: [{ ...spend("0x7e"), hidden: "0xbad" } as never]
    })
    expect(asked[0]!.permissions).toEqual([spend("0x7e")])
    expect(bodies[0].permissions).toEqual([spend("0x7e")])
  })

  it("S7.22 in part: the wallet is told a whole number of seconds, though the cosigner tells parts of one", async () => {
    const revoked: Array<number> = []
    const { kit } = await setUp({
      listed: [listed({ expiry: later + 0.75 })],
      revoke: (session) => Effect.sync(() => (revoked.push(session.expiry), "0x51"))
    })
    await kit.smartSessions.load()
    await kit.smartSessions.revoke({ id: "p1" })
    expect(revoked).toEqual([later])
  })

  it("T30 in part: another account's session is not revoked", async () => {
    const { kit, tell, sessions } = await setUp({
      listed: [listed()],
      revoke: () => Effect.die("asked")
    })
    await kit.smartSessions.load()
    expect(sessions()?.list).toHaveLength(1)
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await expect.poll(() => kit.getSnapshot().account["test"]?.address).toBe("a2")
    await expect(kit.smartSessions.revoke({ id: "p1" })).rejects.toMatchObject({
      code: "SMART_SESSIONS_MISSING"
    })
  })
})

describe("the tokens that sessions name", () => {
  it("T26 in part: one that does not say how it counts leaves the others and the list whole", async () => {
    const { kit, sessions } = await setUp({
      listed: [listed({ permissions: [spend("0xbad"), spend("0x7e")] })]
    })
    await kit.smartSessions.load()
    expect(sessions()).toMatchObject({
      status: "ready",
      tokens: { "test:1:0x7e": { symbol: "TEA", decimals: 1 } }
    })
  })

  it("are not named where nobody knows tokens of the namespace", async () => {
    const { kit, sessions } = await setUp({ canCall: false, listed: [listed()] })
    await kit.smartSessions.load()
    expect(sessions()).toMatchObject({ status: "ready", tokens: {}, list: [{ id: "p1" }] })
  })

  it("T26 in part: no more than twenty contracts are asked", async () => {
    let asked = 0
    const { kit } = await setUp({
      listed: [listed({ permissions: Array.from({ length: 21 }, (_, index) => spend(`0x${index}`)) })],
      onHolding: () => void (asked += 1)
    })
    await kit.smartSessions.load()
    expect(asked).toBe(20)
  })
})

describe("T26 in part: what counts as a session", () => {
  const decode = (permissions: unknown) => (Array.isArray(permissions) ? permissions : [])
  const ids = (...pcis: ReadonlyArray<unknown>) => decodeSessions({ pcis }, decode)?.map(({ id }) => id)

  it("has an id of one to two hundred characters", () => {
    const long = "p".repeat(200)
    expect(ids(listed({ pci: "" }), listed({ pci: long }), listed({ pci: `${long}p` }))).toEqual([long])
  })

  it("ends at a time that a calendar has", () => {
    expect(
      ids(
        listed({ pci: "zero", expiry: 0 }),
        listed({ pci: "before", expiry: -1 }),
        listed({ pci: "last", expiry: 8_639_999_999_999 }),
        listed({ pci: "beyond", expiry: 8_640_000_000_000 }),
        listed({ pci: "endless", expiry: Number.POSITIVE_INFINITY })
      )
    ).toEqual(["last"])
    expect(decodeSessions({ pcis: [listed({ expiry: 9.9999 })] }, decode)).toMatchObject([{ expiry: 9_999 }])
  })

  it("is one of the first five hundred", () => {
    const many = Array.from({ length: 501 }, (_, index) => listed({ pci: String(index) }))
    expect(ids(...many)).toHaveLength(500)
  })

  it("allows more than can be read where its permissions are no list, whatever it is instead", () => {
    for (const permissions of [undefined, null, "all", { length: 0 }])
      expect(decodeSessions({ pcis: [listed({ permissions })] }, decode)).toMatchObject([{ hasUnread: true }])
    expect(decodeSessions({ pcis: [listed()] }, decode)).toMatchObject([{ hasUnread: false }])
  })
})
