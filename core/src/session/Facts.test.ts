import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import type { AccountType } from "../chain/Account.ts"
import { toNetwork } from "../chain/Network.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Namespace } from "../namespace/Namespace.ts"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { withAttempt, withoutAttempt, withoutRestoring } from "./attemptSteps.ts"
import { canonicalAccounts, isNetworkIdOf, isSameAccounts } from "./canonicalAccounts.ts"
import type { Connector } from "./Connector.ts"
import {
  caipAddressOf,
  changeNamespace,
  initialFacts,
  isConnected,
  networkIn,
  networkOf,
  toStored,
  withConnections,
  type Facts,
  type LiveConnection,
  type NamespaceFacts
} from "./Facts.ts"
import { leaveNamespaces, makeLiveSessions } from "./liveSessions.ts"
import { connectionLiveness, parseConnectionLiveness } from "./liveness.ts"
import { makeProjection } from "./project.ts"
import { completeNetwork, paintSession, sessionStart } from "./sessionStart.ts"
import { accountSlice, attemptSlice, connectionSlice, networkSlice } from "./slices.ts"
import { emptySession } from "./storedSession.ts"

const network = (id: number, namespace = "test") => toNetwork(testNetwork(id, namespace), namespace)
const [one, two] = [network(1), network(2)]
const account = (address: string, type: AccountType = "eoa") => ({ namespace: "test", address, type })
const connector = (id: string): Connector => ({
  id,
  type: "injected",
  name: id,
  namespaces: ["test", "other"],
  connect: () => Effect.die("not asked here"),
  reconnect: () => Effect.die("not asked here")
})
const sessionOf = (...grants: ReadonlyArray<LiveConnection["grant"]>) => ({
  grants,
  listen: () => () => {},
  disconnect: Effect.void
})
const grantOf = (networkId: CaipNetworkId, ...addresses: ReadonlyArray<string>) => ({
  namespace: networkId.split(":")[0]!,
  accounts: addresses.map((address) => account(address)),
  networkId,
  provider: {}
})
const connectionOf = (
  id: string,
  networkId: CaipNetworkId,
  ...addresses: ReadonlyArray<string>
): LiveConnection => {
  const grant = grantOf(networkId, ...addresses)
  return {
    grant,
    live: {
      connector: connector(id),
      session: sessionOf(grant),
      namespaces: new Set([grant.namespace]),
      mark: `mark of ${id}`,
      stop: () => {}
    }
  }
}
const namespaceOf = (more: Partial<NamespaceFacts> = {}): NamespaceFacts => ({
  requested: [one, two],
  chosen: two,
  connections: [],
  restoring: [],
  late: [],
  details: {},
  ...more
})
const factsOf = (namespaces: Facts["namespaces"], more: Partial<Facts> = {}): Facts => ({
  ...initialFacts({ namespaces: {}, recent: [] }, true),
  namespaces,
  ...more
})
const chain = (id: string): Namespace => ({
  id,
  parseAddress: (text) => (/^a\d+$/i.test(text) ? text.toLowerCase() : undefined),
  explorerUrl: (on, subject) => ("address" in subject ? `${on.id}/${subject.address}` : undefined),
  capabilities: {}
})
const fox = connectionOf("fox", "test:1", "a1", "a2")
const stored = { connectorId: "fox", networkId: "test:1" as const }

describe("what is true of a namespace", () => {
  it("is connected where it has a live connection; none is not the one that is called so", () => {
    const facts = factsOf({ test: namespaceOf({ connections: [fox] }), other: namespaceOf() })
    expect(["test", "other", "nowhere", undefined].map((id) => isConnected(facts, id))).toEqual([
      true,
      false,
      false,
      false
    ])
    expect(isConnected(factsOf({ undefined: namespaceOf({ connections: [fox] }) }), undefined)).toBe(false)
  })

  it("leaves the facts the same where it is not there or does not change", () => {
    const facts = factsOf({ test: namespaceOf(), other: namespaceOf() })
    expect(changeNamespace(facts, "nowhere", () => namespaceOf())).toBe(facts)
    expect(changeNamespace(facts, "test", (same) => same)).toBe(facts)
    const changed = changeNamespace(facts, "test", (before) => ({ ...before, chosen: one }))
    expect(changed.namespaces["test"]!.chosen).toBe(one)
    expect(changed.namespaces["other"]).toBe(facts.namespaces["other"])
  })

  it("has the network of its current wallet, else the chosen one", () => {
    expect(networkOf(namespaceOf())).toBe(two)
    expect(networkOf(namespaceOf({ connections: [fox, connectionOf("owl", "test:2", "a3")] }))).toBe(one)
    expect(networkIn([one, two], "test:2")).toBe(two)
    expect(networkIn([one, two], "test:9")).toMatchObject({ caipNetworkId: "test:9", unknown: true })
  })

  it("has the first address of its current wallet, on the network that the wallet is on", () => {
    expect(caipAddressOf(namespaceOf())).toBeUndefined()
    expect(caipAddressOf(namespaceOf({ connections: [connectionOf("fox", "test:1")] }))).toBeUndefined()
    expect(caipAddressOf(namespaceOf({ connections: [fox, connectionOf("owl", "test:2", "a3")] }))).toBe(
      "test:1:a1"
    )
    expect(caipAddressOf(namespaceOf({ connections: [connectionOf("fox", "test:9", "a1")] }))).toBe(
      "test:9:a1"
    )
  })
})

describe("the network that a namespace is on when its wallet is gone", () => {
  const chosenAfter = (before: Partial<NamespaceFacts>, ...connections: ReadonlyArray<LiveConnection>) =>
    withConnections(namespaceOf(before), connections).chosen

  it("is the one that the wallet was on, where the app has it", () => {
    expect(chosenAfter({ chosen: two }, fox)).toBe(one)
    expect(chosenAfter({ chosen: two, connections: [fox] })).toBe(one)
    expect(chosenAfter({ chosen: two })).toBe(two)
  })

  it("is the app's first, where the wallet was on one that the app does not have", () => {
    const astray = connectionOf("fox", "test:9", "a1")
    expect(chosenAfter({ chosen: two }, astray)).toBe(two)
    expect(chosenAfter({ chosen: two, connections: [astray] })).toBe(one)
    expect(withConnections(namespaceOf({ requested: [], connections: [astray] }), []).chosen).toBe(two)
  })
})

describe("what a reload is to find", () => {
  it("S3.20 in part: of each namespace its live connections, then what is awaited, then what is late", () => {
    const awaited = { connectorId: "owl", networkId: "test:2" as const }
    const late = { connectorId: "hen", networkId: "test:2" as const }
    const facts = factsOf(
      {
        test: namespaceOf({ connections: [fox], restoring: [awaited], late: [late] }),
        other: namespaceOf({ preferredAccountType: "payment" })
      },
      { active: "test", recent: [{ id: "fox", name: "Fox" }] }
    )
    expect(toStored(facts)).toEqual({
      activeNetworkId: "test:1",
      activeNamespace: "test",
      connections: { test: [{ ...stored, mark: "mark of fox" }, awaited, late] },
      recent: [{ id: "fox", name: "Fox" }],
      preferredAccountTypes: { other: "payment" }
    })
  })

  it("nothing of a namespace that has nothing, and no active network where none is known", () => {
    const empty = { connections: {}, recent: [], preferredAccountTypes: {} }
    expect(toStored(factsOf({ test: namespaceOf() }))).toStrictEqual(empty)
    const { chosen: _chosen, ...unset } = namespaceOf({ requested: [] })
    expect(toStored(factsOf({ test: unset }, { active: "test" }))).toStrictEqual(empty)
    expect(toStored(factsOf({ test: namespaceOf() }, { active: "nowhere" }))).toStrictEqual(empty)
  })
})

describe("stored connections that are given up", () => {
  it("leave a connected namespace as it is, but for what was awaited beside it", () => {
    const plain = namespaceOf({ connections: [fox], details: { profileName: "name" } })
    expect(withoutRestoring(plain)).toBe(plain)
    for (const part of ["restoring", "late"] as const)
      expect(withoutRestoring({ ...plain, [part]: [stored] })).toEqual(plain)
  })

  it("leave one that nothing is connected in without details, on a network of the app", () => {
    const plain = namespaceOf()
    expect(withoutRestoring(plain)).toBe(plain)
    expect(withoutRestoring(namespaceOf({ details: { profileName: "name" } }))).toEqual(plain)
    expect(withoutRestoring(namespaceOf({ restoring: [stored], late: [stored] }))).toEqual(plain)
    expect(withoutRestoring(namespaceOf({ late: [stored] }))).toEqual(plain)
    expect(withoutRestoring(namespaceOf({ chosen: networkIn([], "test:9") })).chosen).toBe(one)
    const { chosen: _chosen, ...unset } = namespaceOf({ restoring: [stored] })
    expect(withoutRestoring(unset)).not.toHaveProperty("chosen")
  })
})

describe("an attempt", () => {
  const attempt = { connectorId: "fox", namespaces: ["test"] }
  const details = { profileName: "name" }

  it("waits for nothing of what is stored, which stands as another list, and takes details where nothing is connected", () => {
    const awaiting = { restoring: [stored], late: [stored], details }
    const begun = (more: object) =>
      withAttempt(factsOf({ test: namespaceOf({ ...awaiting, ...more }) }), attempt).namespaces["test"]
    const late = [stored, stored]
    expect(begun({})).toEqual(namespaceOf({ attempt, late }))
    expect(begun({ connections: [fox] })).toEqual(namespaceOf({ attempt, late, connections: [fox], details }))
    expect(begun({})!.late).not.toBe(awaiting.late)
  })

  it("that has ended leaves a later one alone", () => {
    const facts = factsOf({ test: namespaceOf({ attempt }) })
    expect(withoutAttempt(facts, attempt).namespaces["test"]).toEqual(namespaceOf())
    expect(withoutAttempt(facts, { ...attempt })).toBe(facts)
  })
})

describe("accounts that a wallet lists", () => {
  it("T09 are the same where addresses, kinds and order are", () => {
    const [a1, a2] = [account("a1"), account("a2")]
    expect(isSameAccounts([a1, a2], [{ ...a1 }, { ...a2 }])).toBe(true)
    expect(isSameAccounts([], [])).toBe(true)
    for (const other of [[a1], [a1, a2, a2], [a2, a1], [a1, account("a2", "payment")], []])
      expect(isSameAccounts([a1, a2], other)).toBe(false)
  })

  it("T09 are at most a thousand, each once for each kind, in canonical form", () => {
    const read = (...accounts: ReadonlyArray<ReturnType<typeof account>>) =>
      canonicalAccounts(chain("test"), one, accounts)
    expect(read(account("A1"), account("a1"), account("x"), account("a1", "payment"))).toEqual([
      account("a1"),
      account("a1", "payment")
    ])
    expect(read({ ...account("a1"), namespace: "other" })).toEqual([account("a1")])
    const many = Array.from({ length: 1_001 }, (_, index) => account(`a${index}`))
    expect(read(...many)).toHaveLength(1_000)
  })

  it("T09 are of a network of their namespace", () => {
    expect(
      ["test:1", "testing:1", "other:1", "test", 1, undefined].map((id) => isNetworkIdOf("test", id))
    ).toEqual([true, false, false, false, false, false])
  })
})

describe("liveness of a connection", () => {
  it("is read from text; other text is an error", () => {
    for (const status of ["connected", "active", "disconnected"])
      expect(parseConnectionLiveness(status)).toBe(status)
    for (const status of ["", "Connected", "connecting"])
      expect(() => parseConnectionLiveness(status)).toThrow(`Invalid connection status: ${status}`)
  })

  it("says which is the current one, which is beside it and which is none", () => {
    const entry = (connectorId: string) => ({
      connectorId,
      namespace: "test",
      accounts: [],
      caipNetworkId: "test:1" as const,
      name: connectorId
    })
    const connection = { ...connectionSlice.initial, connections: { test: ["a", "b", "c"].map(entry) } }
    const of = (connectorId: string, namespace = "test") =>
      connectionLiveness({ connection }, { namespace, connectorId })
    expect([of("a"), of("b"), of("c"), of("d"), of("a", "other")]).toEqual([
      "connected",
      "active",
      "active",
      "disconnected",
      "disconnected"
    ])
  })
})

describe("the slices before anything is known", () => {
  it("are empty and complete", () => {
    expect([networkSlice, connectionSlice, accountSlice, attemptSlice]).toEqual([
      { name: "network", initial: { byNamespace: {}, isSwitchingNamespace: false } },
      {
        name: "connection",
        initial: { connectors: [], connections: {}, attempts: {}, recent: [], settled: false }
      },
      { name: "account", initial: {} },
      { name: "attempt", initial: {} }
    ])
  })
})

describe("what is shown of the facts", () => {
  const painted = paintSession({ namespaces: {}, recent: [] }, {})
  const shown = (namespace: NamespaceFacts) => {
    const facts = factsOf({ test: namespace })
    return makeProjection(() => chain("test"), factsOf({}), painted)(facts, painted)
  }

  it("a wallet that lists no account is not connected", () => {
    const state = shown(namespaceOf({ connections: [connectionOf("fox", "test:1")] }))
    expect(state.account["test"]).toMatchObject({ status: "disconnected", allAccounts: [] })
    expect(state.account["test"]).not.toHaveProperty("caipAddress")
  })

  it("of a connected account its address, the others, its wallet and its page, which is no unknown network's", () => {
    const { account: accounts } = shown(namespaceOf({ connections: [fox] }))
    expect(accounts["test"]).toMatchObject({
      status: "connected",
      address: "a1",
      caipAddress: "test:1:a1",
      allAccounts: [account("a1"), account("a2")],
      connectedWalletInfo: { name: "fox" },
      addressExplorerUrl: "1/a1"
    })
    const astray = shown(namespaceOf({ connections: [connectionOf("fox", "test:9", "a1")] }))
    expect(astray.account["test"]!.caipAddress).toBe("test:9:a1")
    expect(astray.account["test"]).not.toHaveProperty("addressExplorerUrl")
  })

  it("of its networks what the wallet allows and where it has smart accounts, as far as it says so", () => {
    const networks = (grant: object) =>
      shown(namespaceOf({ connections: [{ ...fox, grant: { ...fox.grant, ...grant } }] })).network
        .byNamespace["test"]
    const requestedCaipNetworks = [one, two]
    expect(networks({})).toStrictEqual({
      requestedCaipNetworks,
      supportsAllNetworks: true,
      smartAccountEnabledNetworks: [],
      caipNetwork: one
    })
    expect(networks({ approvedNetworkIds: ["test:1"], smartAccountNetworks: [2] })).toStrictEqual({
      requestedCaipNetworks,
      supportsAllNetworks: false,
      smartAccountEnabledNetworks: [2],
      approvedCaipNetworkIds: ["test:1"],
      caipNetwork: one
    })
  })

  it("is what was painted of a namespace, where both of its parts were", () => {
    const start = { namespaces: { test: { requested: [one], chosen: one, restoring: [] } }, recent: [] }
    const whole = paintSession(start, {})
    const facts = initialFacts(start, true)
    const project = (paint: typeof whole) => makeProjection(() => undefined, facts, paint)(facts, paint)
    expect(project(whole).account["test"]).toBe(whole.account["test"])
    expect(project(whole).network).toBe(whole.network)
    for (const part of [{ account: {} }, { network: { ...whole.network, byNamespace: {} } }]) {
      const state = project({ ...whole, ...part })
      expect(state.account).toEqual(whole.account)
      expect(state.network).toEqual(whole.network)
    }
  })
})

describe("where a session starts, by options and storage alone", () => {
  const input = { ...testNetwork(1), chainNamespace: undefined }
  const declared = [
    { id: "other", name: "Other" },
    { id: "test", name: "Test", owns: ({ id }: { readonly id: unknown }) => id === 1 }
  ]

  it("a network that names no namespace is of the one that owns it, and of none otherwise", () => {
    expect(completeNetwork({}, declared, input).caipNetworkId).toBe("test:1")
    expect(() => completeNetwork({}, declared, { ...input, id: 2 })).toThrow('"Network 1".')
    expect(completeNetwork({}, declared, { ...input, id: 2, caipNetworkId: "other:2" }).chainNamespace).toBe(
      "other"
    )
    expect(completeNetwork({}, declared, { ...input, chainNamespace: "other" }).chainNamespace).toBe("other")
  })

  it("a namespace without networks is painted without one", () => {
    const start = sessionStart({ networks: [testNetwork(1)] }, declared, emptySession)
    const { byNamespace, activeNamespace } = paintSession(start, {}).network
    expect(activeNamespace).toBe("test")
    expect(byNamespace["other"]).toStrictEqual({
      requestedCaipNetworks: [],
      supportsAllNetworks: true,
      smartAccountEnabledNetworks: []
    })
    expect(byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:1")
  })
})

describe("live sessions", () => {
  const world = (namespaces: Facts["namespaces"], more: Partial<Facts> = {}, known = ["test", "other"]) => {
    let facts = factsOf(namespaces, more)
    const sessions = makeLiveSessions(
      { get: () => facts, commit: (change) => void (facts = change(facts)) },
      {
        register: () => Effect.void,
        get: (id) => (known.includes(id) ? chain(id) : undefined)
      },
      () => {},
      () => []
    )
    return { sessions, facts: () => facts }
  }
  const adopt = { keepOthers: false }

  it("T09 nothing is taken of a namespace that is not registered, or that the kit does not have", () => {
    const grant = grantOf("test:1", "a1")
    for (const { sessions, facts } of [world({ test: namespaceOf() }, {}, []), world({})]) {
      const before = facts()
      expect(sessions.adopt(connector("fox"), sessionOf(grant), ["test"], adopt)).toEqual({
        namespaces: [],
        unused: []
      })
      expect(facts()).toBe(before)
    }
  })

  it("one that is restored becomes active, unless the active namespace is connected or awaited", () => {
    const activeAfter = (active: Partial<NamespaceFacts>) => {
      const { sessions, facts } = world(
        { test: namespaceOf(), other: namespaceOf({ requested: [network(1, "other")], ...active }) },
        { active: "other" }
      )
      sessions.adopt(connector("fox"), sessionOf(grantOf("test:1", "a1")), ["test"], adopt)
      return facts().active
    }
    expect(activeAfter({})).toBe("test")
    expect(activeAfter({ restoring: [stored] })).toBe("other")
    expect(activeAfter({ connections: [connectionOf("owl", "other:1", "a1")] })).toBe("other")
    const { sessions, facts } = world({ test: namespaceOf() })
    sessions.adopt(connector("fox"), sessionOf(grantOf("test:1", "a1")), ["test"], adopt)
    expect(facts().active).toBe("test")
  })

  it("one that was asked for becomes active where the active namespace is only awaited", () => {
    const { sessions, facts } = world(
      { test: namespaceOf(), other: namespaceOf({ restoring: [stored] }) },
      { active: "other" }
    )
    sessions.adopt(connector("fox"), sessionOf(grantOf("test:1", "a1")), ["test"], {
      keepOthers: false,
      change: (same) => same
    })
    expect(facts().active).toBe("test")
  })

  it("T09 what a wallet tells of a namespace that it does not serve changes nothing and ends nothing", () => {
    const { sessions, facts } = world({ test: namespaceOf({ connections: [fox] }), other: namespaceOf() })
    const before = facts()
    const strange = connectionOf("owl", "test:1", "a9").live
    const changes = [
      { type: "accounts", namespace: "other", accounts: [account("a3")] },
      { type: "accounts", namespace: "nowhere", accounts: [] },
      { type: "network", namespace: "other", networkId: "other:1" },
      { type: "disconnect", namespace: "other" }
    ] as const
    for (const change of changes) expect(sessions.apply(fox.live, change)).toEqual([])
    expect(sessions.apply(strange, { type: "accounts", namespace: "test", accounts: [] })).toEqual([])
    expect(facts()).toBe(before)
    expect(sessions.apply(fox.live, { type: "disconnect", namespace: "test" })).toEqual(["test"])
    expect(sessions.apply(fox.live, { type: "disconnect" })).toEqual(["test"])
  })

  it("T09 accounts of another network than the wallet is on change nothing and end nothing", () => {
    const { sessions, facts } = world({ test: namespaceOf({ connections: [fox] }) })
    const before = facts()
    const told = { type: "accounts", namespace: "test", accounts: [account("a5")] } as const
    expect(sessions.apply(fox.live, { ...told, networkId: "test:2" })).toEqual([])
    expect(facts()).toBe(before)
    expect(sessions.apply(fox.live, { ...told, networkId: "test:1" })).toEqual([])
    expect(sessions.current("test")!.grant.accounts).toEqual([account("a5")])
  })

  it("T09 the same accounts change nothing, unless another wallet answers with them", () => {
    const { sessions, facts } = world({ test: namespaceOf({ connections: [fox] }) })
    const before = facts()
    const told = { type: "accounts", namespace: "test", accounts: fox.grant.accounts } as const
    expect(sessions.apply(fox.live, told)).toEqual([])
    expect(facts()).toBe(before)
    expect(sessions.apply(fox.live, { ...told, walletName: "Bear" })).toEqual([])
    expect(sessions.current("test")!.grant).toEqual({ ...fox.grant, walletName: "Bear" })
    sessions.apply(fox.live, { ...told, accounts: [account("a2")] })
    expect(sessions.current("test")!.grant.walletName).toBe("Bear")
  })

  it("another namespace is active where the active one was left, and one is connected", () => {
    const connected = namespaceOf({ connections: [fox] })
    const facts = factsOf({ other: namespaceOf(), test: connected }, { active: "other" })
    expect(leaveNamespaces(facts, ["other"]).active).toBe("test")
    expect(leaveNamespaces(facts, ["test"])).toBe(facts)
    for (const same of [
      factsOf({ test: connected }),
      factsOf({ other: namespaceOf() }, { active: "other" }),
      factsOf({ test: namespaceOf({ connections: [fox] }), other: connected }, { active: "test" })
    ])
      expect(leaveNamespaces(same, ["test", "other"])).toBe(same)
  })
})
