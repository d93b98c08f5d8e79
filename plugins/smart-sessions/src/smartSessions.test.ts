import { createKit, memoryStorage, type PermissionRequest } from "@latchkey/core"
import { SigningRejectedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { smartSessions } from "./index.ts"

const cosignerKey = { type: "secp256k1", publicKey: `0x04${"c".repeat(128)}` } as const
const ownKey = { type: "secp256k1", publicKey: `0x02${"a".repeat(64)}` } as const
const permission = {
  type: "erc20-recurring-allowance",
  data: { token: "0x7e", allowance: "0x64", start: 1, period: 86_400 }
} as const
const later = Math.floor(Date.now() / 1_000) + 3_600
const request: PermissionRequest = {
  chainId: "0x1",
  expiry: later,
  signer: { type: "keys", data: { keys: [ownKey] } },
  permissions: [permission],
  policies: []
}
const listed = (more: object = {}) => ({
  pci: "p1",
  expiry: later,
  createdAt: 1_000,
  permissions: [permission],
  policies: [],
  project: { id: "one", name: "Tea\u202eshop" },
  ...more
})

interface Asked {
  readonly route: string
  readonly body: any
}

const setUp = async ({
  answer = {},
  isOn = true,
  ...options
}: TestChainOptions & {
  /** By what comes behind the account in the route: a body, or a status. */
  readonly answer?: Readonly<Record<string, (() => unknown) | undefined>>
  readonly isOn?: boolean
} = {}) => {
  const asked: Array<Asked> = []
  const answers: Readonly<Record<string, (() => unknown) | undefined>> = {
    "POST ": () => ({ pci: "p1", key: cosignerKey }),
    "POST /activate": () => undefined,
    "POST /revoke": () => undefined,
    "GET ": () => ({ pcis: [listed()] }),
    ...answer
  }
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url)
    expect(pathname).toMatch(/^\/base\/v1\/sessions\/test%3A1%3Aa1/)
    expect(searchParams.get("projectId")).toBe("one")
    const route = `${method} ${pathname.replace(/^.*a1/, "")}`
    asked.push({ route, body: typeof body === "string" ? JSON.parse(body) : undefined })
    const told = answers[route]!()
    return typeof told === "number"
      ? new Response("no", { status: told })
      : new Response(told === undefined ? "" : JSON.stringify(told))
  })
  const { plugin } = testChain(options)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, smartSessions({ projectId: "one", url: "https://cosigner.test/base/" })],
    features: isOn ? { smartSessions: true } : {},
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  return {
    kit,
    asked,
    state: () => kit.getSnapshot().smartSessions,
    routes: () => asked.map(({ route }) => route)
  }
}

afterEach(() => vi.unstubAllGlobals())

describe("granting permissions", () => {
  it("S7.28 in part: asks the cosigner, then the wallet with the cosigner's key first, and tells the cosigner what was granted", async () => {
    const wanted: Array<PermissionRequest> = []
    const { kit, asked, routes, state } = await setUp({
      grant: (honest, told) => Effect.sync(() => (wanted.push(told), { ...honest, expiry: later - 1 }))
    })
    expect(await kit.smartSessions.grantPermissions(request)).toEqual({
      chainId: "0x1",
      address: "a1",
      expiry: later - 1,
      permissions: [permission],
      context: "p1"
    })
    expect(wanted).toEqual([
      { ...request, address: "a1", signer: { type: "keys", data: { keys: [cosignerKey, ownKey] } } }
    ])
    expect(routes()).toEqual(["POST ", "POST /activate", "GET "])
    expect(asked[0]!.body).toMatchObject({ signer: request.signer, expiry: later, permissions: [permission] })
    expect(asked[1]!.body).toMatchObject({
      pci: "p1",
      context: "0xc0",
      expiry: later - 1,
      signer: { data: { keys: [cosignerKey, ownKey] } }
    })
    expect(state().outcome).toMatchObject({
      status: "granted",
      account: "test:1:a1",
      session: { id: "p1", expiry: (later - 1) * 1_000 }
    })
  })

  it("T25 in part: a grant that goes beyond the request is refused, never activated, and told", async () => {
    const { kit, routes, state } = await setUp({
      grant: (honest) => Effect.succeed({ ...honest, expiry: later + 1 })
    })
    await expect(kit.smartSessions.grantPermissions(request)).rejects.toMatchObject({
      code: "SMART_SESSIONS_TOO_WIDE",
      details: { what: "expiry" }
    })
    expect(routes()).toEqual(["POST "])
    expect(state().outcome).toEqual({ status: "refused", account: "test:1:a1" })
  })

  it("what the visitor declines has no outcome, and is never activated", async () => {
    const { kit, routes, state } = await setUp({
      grant: () => Effect.fail(new SigningRejectedError({ code: 4001 }))
    })
    await expect(kit.smartSessions.grantPermissions(request)).rejects.toMatchObject({ rejected: true })
    expect(routes()).toEqual(["POST "])
    expect(state()).not.toHaveProperty("outcome")
  })

  it.each<readonly [string, () => unknown]>([
    ["no key", () => ({ pci: "p1" })],
    ["no id", () => ({ key: cosignerKey })],
    ["an id of 201 characters", () => ({ pci: "p".repeat(201), key: cosignerKey })],
    ["a key of another kind", () => ({ pci: "p1", key: { ...cosignerKey, type: "rsa" } })],
    ["half a key", () => ({ pci: "p1", key: { ...cosignerKey, publicKey: "0x04" } })],
    ["the app's own key", () => ({ pci: "p1", key: { ...ownKey, publicKey: `0x02${"A".repeat(64)}` } })],
    ["nothing", () => undefined],
    ["a refusal", () => 401]
  ])("T29 in part: of a cosigner that answers with %s the wallet is not asked", async (_, begin) => {
    const { kit, routes } = await setUp({
      answer: { "POST ": begin },
      grant: () => Effect.die("asked")
    })
    await expect(kit.smartSessions.grantPermissions(request)).rejects.toMatchObject({
      code: "SMART_SESSIONS_COSIGNER"
    })
    expect(routes()).toEqual(["POST "])
  })

  it("fails where the cosigner does not take note of the grant", async () => {
    const { kit, state } = await setUp({ answer: { "POST /activate": () => 400 } })
    await expect(kit.smartSessions.grantPermissions(request)).rejects.toMatchObject({
      code: "SMART_SESSIONS_COSIGNER",
      details: { step: "activate", status: 400 }
    })
    expect(state()).not.toHaveProperty("outcome")
  })

  it.each([
    [{ signerTypes: ["account"] }, "Signer type keys is not supported by the connected wallet"],
    [
      { permissionTypes: ["contract-call"] },
      "Permission type erc20-recurring-allowance is not supported by the connected wallet"
    ],
    [{ policyTypes: [] }, "Policy type calls is not supported by the connected wallet"],
    [undefined, "Wallet does not support `wallet_grantPermissions` method"]
  ])("S8.06 in part: of a wallet that grants %j nobody is asked", async (support, message) => {
    const { kit, asked } = await setUp({ support: () => support })
    const wanted = { ...request, policies: [{ type: "calls", data: {} }] }
    await expect(kit.smartSessions.grantPermissions(wanted)).rejects.toMatchObject({
      code: "SMART_SESSIONS_UNSUPPORTED",
      message: expect.stringContaining(message)
    })
    expect(asked).toEqual([])
  })

  it.each([
    [{ expiry: 1 }, "expiry"],
    [{ address: "0xb2" }, "address"],
    [{ permissions: [{ type: "x" }] }, "permissions"]
  ])("nobody is asked for what is no request: %j", async (change, field) => {
    const { kit, asked } = await setUp()
    await expect(
      kit.smartSessions.grantPermissions({ ...request, ...change } as PermissionRequest)
    ).rejects.toMatchObject({ code: "SMART_SESSIONS_REQUEST_INVALID", details: { field } })
    expect(asked).toEqual([])
  })

  it("a subscription is such a request", async () => {
    const { kit, asked } = await setUp()
    await kit.smartSessions.createSubscription({
      chainId: "0x1",
      signerPublicKey: ownKey.publicKey,
      interval: "1d",
      asset: "native",
      amount: "0x64",
      expiry: later
    })
    expect(asked[0]!.body.permissions).toMatchObject([
      { type: "native-token-recurring-allowance", data: { allowance: "0x64", period: 86_400 } }
    ])
    await expect(kit.smartSessions.createSubscription({ interval: "1y" } as never)).rejects.toMatchObject({
      code: "SMART_SESSIONS_REQUEST_INVALID",
      details: { field: "interval" }
    })
  })

  it("S9.05 in part: nothing happens unless the app has turned sessions on", async () => {
    const { kit, asked } = await setUp({ isOn: false })
    for (const ask of [
      () => kit.smartSessions.grantPermissions(request),
      () => kit.smartSessions.load(),
      () => kit.smartSessions.revoke({ id: "p1" })
    ])
      await expect(ask()).rejects.toMatchObject({ code: "SMART_SESSIONS_OFF" })
    expect(asked).toEqual([])
  })
})

describe("the sessions of an account", () => {
  it("S7.21 in part: are those that the cosigner tells, the last granted first, in milliseconds, with what tokens are called", async () => {
    const strange = { type: "new" }
    const { kit, state } = await setUp({
      answer: {
        "GET ": () => ({
          pcis: [
            listed(),
            listed({ pci: "p2", createdAt: 2_000, revokedAt: 3_000, permissions: [permission, strange] }),
            listed({ pci: "p3", createdAt: undefined, expiry: undefined, expiration: 9, project: {} }),
            listed({ pci: 7 }),
            listed({ expiry: "soon" }),
            null
          ]
        })
      }
    })
    await kit.smartSessions.load()
    expect(state().byNamespace["test"]).toEqual({
      account: "test:1:a1",
      status: "ready",
      tokens: { "test:1:0x7e": { symbol: "TEA", decimals: 1 } },
      list: [
        {
          id: "p2",
          permissions: [permission],
          hasUnread: true,
          createdAt: 2_000_000,
          expiry: later * 1_000,
          revokedAt: 3_000_000,
          project: "Tea shop"
        },
        {
          id: "p1",
          permissions: [permission],
          hasUnread: false,
          createdAt: 1_000_000,
          expiry: later * 1_000,
          project: "Tea shop"
        },
        { id: "p3", permissions: [permission], hasUnread: false, expiry: 9_000 }
      ]
    })
  })

  it("T26 in part: a cosigner that says nothing of them is a failure, and no empty list", async () => {
    let told: unknown = { pcis: [listed()] }
    const { kit, state } = await setUp({ answer: { "GET ": () => told } })
    await kit.smartSessions.load()
    told = { pcis: "none" }
    await kit.smartSessions.load()
    expect(state().byNamespace["test"]).toMatchObject({
      status: "failed",
      code: "SMART_SESSIONS_COSIGNER",
      list: [{ id: "p1" }]
    })
  })

  it("S7.22 in part: one is revoked by the wallet's signature, with its expiry in seconds", async () => {
    let revokedAt: number | undefined
    const { kit, asked, state } = await setUp({
      answer: {
        "GET ": () => ({ pcis: [listed({ revokedAt })] }),
        "POST /revoke": () => void (revokedAt = 5_000)
      }
    })
    await kit.smartSessions.load()
    const revoking = kit.smartSessions.revoke({ id: "p1" })
    expect(state().revoking).toBe("p1")
    await revoking
    expect(asked.find(({ route }) => route === "POST /revoke")?.body).toEqual({
      pci: "p1",
      signature: "0x51"
    })
    expect(state().byNamespace["test"]!.list[0]).toMatchObject({ revokedAt: 5_000_000 })
    expect(state()).not.toHaveProperty("revoking")
    await expect(kit.smartSessions.revoke({ id: "p1" })).rejects.toMatchObject({
      code: "SMART_SESSIONS_MISSING"
    })
  })

  it("one stays as it is where the visitor declines, or the cosigner fails", async () => {
    const { kit, state, routes } = await setUp({
      revoke: () => Effect.fail(new SigningRejectedError({ code: 4001 }))
    })
    await kit.smartSessions.load()
    await expect(kit.smartSessions.revoke({ id: "p1" })).rejects.toMatchObject({ rejected: true })
    expect(routes()).toEqual(["GET "])
    expect(state()).not.toHaveProperty("revoking")
    await expect(kit.smartSessions.revoke({ id: "p2" })).rejects.toMatchObject({
      code: "SMART_SESSIONS_MISSING"
    })
    const failing = await setUp({ answer: { "POST /revoke": () => 400 } })
    await failing.kit.smartSessions.load()
    await expect(failing.kit.smartSessions.revoke({ id: "p1" })).rejects.toMatchObject({
      code: "SMART_SESSIONS_COSIGNER"
    })
    expect(failing.state().byNamespace["test"]!.list[0]).not.toHaveProperty("revokedAt")
  })
})
