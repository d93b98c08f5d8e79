import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Scheduler from "effect/Scheduler"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import type { KitError } from "../error/KitError.ts"
import { later } from "../engine.ts"
import { builtIns, shellServices } from "../startKit.ts"
import { closedNavigation } from "../navigation/NavigationState.ts"
import { makeNavigation } from "../navigation/makeNavigation.ts"
import { Loads } from "../kernel/Loads.ts"
import { Plugins } from "../kernel/Plugins.ts"
import { toPluginState } from "../kernel/PluginState.ts"
import { fillSlot } from "../kernel/Slot.ts"
import { makeState, State } from "../kernel/State.ts"
import { transactionsSlice } from "../transaction/TransactionsState.ts"
import { makeStore } from "../kernel/Store.ts"
import { namespaceDeclarations } from "../namespace/NamespaceDeclaration.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { resolveFeatures } from "../feature/resolveFeatures.ts"
import type { KitState } from "../state/KitState.ts"
import { memoryStorage } from "../storage/memoryStorage.ts"
import { makeEvents } from "../telemetry/makeEvents.ts"
import { Connections } from "./Connections.ts"
import type { ConnectorSession, ConnectRequest, SessionChange } from "./Connector.ts"
import { Connectors } from "./Connectors.ts"
import { ConnectionFailedError, ConnectionRejectedError } from "./errors.ts"
import { Networks } from "./Networks.ts"
import { paintSession, sessionStart } from "./sessionStart.ts"
import { readSession } from "./storedSession.ts"

const RUNS = Number(process.env["LATCHKEY_LAW_RUNS"] ?? 1_000)
const MAX_COMMANDS = 60
const namespaceIds = ["one", "two", "three"] as const
// Addresses of this one read otherwise on each of its networks.
const PREFIXED = "three"
const wallets = [
  { id: "alder", namespaces: ["one"] },
  { id: "birch", namespaces: ["one"] },
  { id: "cedar", namespaces: ["one", "two"] },
  { id: "dogwood", namespaces: ["two"] },
  { id: "elder", namespaces: ["two", "three"] },
  { id: "fir", namespaces: ["three"] }
] as const

const isAddressOn = (namespace: string, text: string, networkId: string | undefined) =>
  namespace === PREFIXED && networkId !== undefined
    ? /^a\d+n\d+$/.test(text) && text.endsWith(`n${networkId.split(":")[1]}`)
    : /^a\d+(n\d+)?$/.test(text)
const addressOn = (namespace: string, base: string, networkId: string) =>
  namespace === PREFIXED ? `${base}n${networkId.split(":")[1]}` : base

type Command =
  | { readonly type: "connect"; readonly wallet: number; readonly namespace: number | undefined }
  | {
      readonly type: "answer"
      readonly request: number
      readonly how: "accept" | "reject" | "fail" | "empty" | "nonsense"
    }
  | {
      readonly type: "event"
      readonly wallet: number
      readonly kind: "accounts" | "noAccounts" | "network" | "strange" | "disconnect"
    }
  | { readonly type: "disconnect"; readonly namespace: number | undefined }
  | { readonly type: "cancel"; readonly namespace: number | undefined }
  | { readonly type: "switch"; readonly namespace: number; readonly network: number }
  | { readonly type: "wait"; readonly millis: number }
  | { readonly type: "run"; readonly steps: number }

const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("connect"),
      wallet: fc.nat(5),
      namespace: fc.option(fc.nat(2), { nil: undefined })
    })
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("answer"),
      request: fc.nat(5),
      how: fc.constantFrom("accept", "accept", "accept", "reject", "fail", "empty", "nonsense")
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("event"),
      wallet: fc.nat(5),
      kind: fc.constantFrom("accounts", "noAccounts", "network", "strange", "disconnect")
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("disconnect"),
      namespace: fc.option(fc.nat(2), { nil: undefined })
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("cancel"), namespace: fc.option(fc.nat(2), { nil: undefined }) })
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("switch"), namespace: fc.nat(2), network: fc.nat(1) })
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("wait"), millis: fc.constantFrom(1, 16, 100, 1_000, 11_000) })
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("run"), steps: fc.integer({ min: 1, max: 5 }) }) }
) as fc.Arbitrary<Command>

const storedArbitrary = fc.record({
  one: fc.option(fc.constantFrom("alder", "cedar", "unknown"), { nil: undefined }),
  two: fc.option(fc.constantFrom("dogwood", "cedar", "elder"), { nil: undefined }),
  three: fc.option(fc.constantFrom("elder", "fir"), { nil: undefined }),
  reconnect: fc.boolean()
})
type Stored = {
  readonly one: string | undefined
  readonly two: string | undefined
  readonly three: string | undefined
  readonly reconnect: boolean
}

const networkInput = (namespace: string, id: number) => ({
  id,
  name: `${namespace} ${id}`,
  chainNamespace: namespace,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: [] } }
})

interface Request {
  readonly wallet: string
  readonly silent: boolean
  readonly request: ConnectRequest
  open: boolean
  /** Namespaces that a later command took this request's right to: its answer must not touch them. */
  readonly stale: Set<string>
  readonly answer: (effect: Effect.Effect<ConnectorSession, KitError>) => void
}

const makeWorld = (stored: Stored) => {
  const options = {
    networks: namespaceIds.flatMap((id) => [networkInput(id, 1), networkInput(id, 2)]),
    enableReconnect: stored.reconnect
  }
  const connections: Record<string, ReadonlyArray<{ connectorId: string; networkId: string }>> = {}
  const values: Record<string, string> = {}
  for (const namespace of namespaceIds) {
    const connectorId = stored[namespace]
    if (connectorId === undefined) continue
    connections[namespace] = [{ connectorId, networkId: `${namespace}:1` }]
    values[`${namespace}:connected_connector_id`] = connectorId
  }
  values["connected_namespaces"] = Object.keys(connections).join(",")
  values["connections"] = JSON.stringify({ version: 1, value: connections })
  const storage = memoryStorage(values)
  const declared = namespaceIds.map((id) => ({ id, name: id, plugin: "laws" }))
  const plugin = toPluginState([
    {
      id: "laws",
      fills: declared.map((namespace) => fillSlot(namespaceDeclarations, namespace)),
      load: () => Promise.reject(new Error("not loaded here"))
    }
  ])
  const store = makeStore<KitState>({
    ...paintSession(sessionStart(options, declared, readSession(storage)), options),
    plugin,
    capability: {},
    feature: resolveFeatures(),
    navigation: closedNavigation,
    notice: { alerts: [] },
    transactions: transactionsSlice.initial
  })
  const navigation = makeNavigation(store as never, {
    home: () => "Home",
    revealed: (view) => view,
    onOpen: () => {},
    onClose: () => {}
  })
  const tasks: Array<() => void> = []
  const scheduler = new Scheduler.MixedScheduler("async", (task) => {
    let wanted = true
    tasks.push(() => {
      if (wanted) task()
    })
    return () => {
      wanted = false
    }
  })
  const scope = Scope.makeUnsafe()
  const clock = Effect.runSync(
    Layer.buildWithScope(
      TestClock.layer().pipe(Layer.provide(Layer.succeed(Scheduler.Scheduler, scheduler))),
      scope
    )
  )
  const shell = {
    app: { name: "Laws" },
    options,
    storage,
    navigation,
    events: makeEvents(),
    providers: new Map()
  }
  let context = Context.mergeAll(
    clock,
    shellServices(shell),
    Context.make(State, makeState(store as never)),
    Context.make(Loads, new Set()),
    Context.make(Plugins, { started: Effect.void, beforeStop: () => {} })
  ) as Context.Context<any>
  for (const { start } of Object.values(builtIns(later))) {
    const provided = Effect.runSyncWith(context)(Scope.provide(start!, scope))
    context = Context.merge(context, provided as Context.Context<any>)
  }
  const fork = Effect.runForkWith(context)
  const requests: Array<Request> = []
  const listeners = new Map<string, Set<(change: SessionChange) => void>>()
  const providers = new Map<object, string>()
  let lastAccount = 0

  const session = (
    wallet: string,
    request: ConnectRequest,
    kind: "accept" | "empty" | "nonsense"
  ): ConnectorSession => {
    const provider = {}
    providers.set(provider, wallet)
    const own = new Set<(change: SessionChange) => void>()
    return {
      grants: request.namespaces.map((namespace) => ({
        namespace,
        accounts:
          kind === "empty"
            ? []
            : [
                {
                  namespace,
                  address:
                    kind === "nonsense" ? "?" : addressOn(namespace, `a${++lastAccount}`, `${namespace}:1`),
                  type: "eoa" as const
                },
                // Wallets list what is no account of the network beside what is.
                { namespace, address: "?", type: "eoa" as const }
              ],
        networkId: `${namespace}:1` as const,
        provider
      })),
      listen: (onChange) => {
        own.add(onChange)
        const all = listeners.get(wallet) ?? new Set()
        all.add(onChange)
        listeners.set(wallet, all)
        return () => void all.delete(onChange)
      },
      disconnect: Effect.void
    }
  }

  const ask = (wallet: string, silent: boolean) => (request: ConnectRequest) =>
    Effect.callback<ConnectorSession, KitError>((resume) => {
      const entry: Request = {
        wallet,
        silent,
        request,
        open: true,
        stale: new Set(),
        answer: (effect) => resume(effect)
      }
      requests.push(entry)
      return Effect.sync(() => {
        entry.open = false
      })
    })

  const setup = Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const connectors = yield* Connectors
    for (const id of namespaceIds) {
      yield* namespaces.register({
        id,
        parseAddress: (text, network) =>
          isAddressOn(id, text, network?.unknown === true ? undefined : network?.caipNetworkId)
            ? text
            : undefined,
        explorerUrl: () => undefined,
        capabilities: {
          networkSwitching: {
            switchNetwork: ({ network: { caipNetworkId } }) =>
              Effect.map(Effect.sleep("5 millis"), () =>
                id === PREFIXED
                  ? [
                      {
                        namespace: id,
                        address: addressOn(id, `a${++lastAccount}`, caipNetworkId),
                        type: "eoa" as const
                      }
                    ]
                  : undefined
              )
          }
        }
      })
    }
    for (const wallet of wallets) {
      yield* connectors.register({
        id: wallet.id,
        type: "announced",
        name: wallet.id,
        namespaces: wallet.namespaces,
        connect: ask(wallet.id, false),
        reconnect: ask(wallet.id, true)
      })
    }
  })
  Effect.runSyncWith(context)(Scope.provide(setup, scope))

  const step = () => tasks.shift()?.()
  const drain = () => {
    for (let count = 0; tasks.length > 0; count++) {
      if (count > 100_000) throw new Error("the scheduler never comes to rest")
      step()
    }
  }
  const service = Effect.runSyncWith(context)(Connections)
  const networks = Effect.runSyncWith(context)(Networks)
  return {
    store,
    storage,
    fork,
    tasks,
    step,
    drain,
    requests,
    listeners,
    providers,
    service,
    networks,
    session,
    wait: (millis: number) => {
      fork(TestClock.adjust(millis))
      drain()
    },
    /** Waits for what the session loads when a wallet connects: from then on it is given in the task that asks for it. */
    load: async () => {
      const asked = fork(networks.forgetSwitch)
      while (asked.pollUnsafe() === undefined) {
        await vi.dynamicImportSettled()
        drain()
      }
    },
    dispose: () => {
      Effect.runForkWith(context)(Scope.close(scope, Exit.void))
      drain()
    }
  }
}

type World = ReturnType<typeof makeWorld>

const checkLaws = (world: World) => {
  const state = world.store.get()
  for (const namespace of namespaceIds) {
    const account = state.account[namespace]!
    const connections = state.connection.connections[namespace] ?? []
    const connected = account.status === "connected"
    expect(connected, `${namespace}: status and address agree`).toBe(account.address !== undefined)
    expect(connected, `${namespace}: status and caipAddress agree`).toBe(account.caipAddress !== undefined)
    expect(connected, `${namespace}: status and connections agree`).toBe(connections.length > 0)
    if (connected) {
      const grant = world.service.peek(namespace)
      expect(connections[0]!.accounts[0]!.address).toBe(account.address)
      expect(
        world.providers.get(grant?.provider as object),
        "connected implies a provider that answered"
      ).toBe(connections[0]!.connectorId)
      expect(account.caipAddress).toBe(
        `${state.network.byNamespace[namespace]!.caipNetwork!.caipNetworkId}:${account.address}`
      )
      const network = state.network.byNamespace[namespace]!.caipNetwork!
      for (const { address } of account.allAccounts) {
        expect(
          isAddressOn(namespace, address, network.unknown ? undefined : network.caipNetworkId),
          `${namespace}: ${address} is an address of the network`
        ).toBe(true)
      }
    } else expect(world.service.peek(namespace)).toBeUndefined()
    if (account.status === "connecting") expect(state.connection.attempts[namespace]).toBeDefined()
    if (state.connection.settled) expect(account.status).not.toBe("reconnecting")
  }
}

const untouched = (before: KitState, after: KitState, namespace: string) => {
  expect(after.account[namespace], `${namespace} is not disturbed`).toBe(before.account[namespace])
  expect(after.connection.connections[namespace]).toBe(before.connection.connections[namespace])
}

const runSequence = async (stored: Stored, commands: ReadonlyArray<Command>) => {
  const world = makeWorld(stored)
  await world.load()
  const results: Array<Fiber.Fiber<unknown, unknown>> = []
  const switches: Array<Fiber.Fiber<unknown, unknown>> = []
  const settledBefore = () => world.store.get().connection.settled
  let settlements = 0
  const stopCounting = (() => {
    let was = settledBefore()
    return world.store.subscribe(() => {
      const now = settledBefore()
      if (now !== was) settlements++
      was = now
    })
  })()
  results.push(world.fork(world.service.start))
  // What restores a session is loaded too.
  await vi.dynamicImportSettled()

  const takeRight = (namespaces: ReadonlyArray<string>, but: Request | undefined) => {
    for (const request of world.requests) {
      const taken = request.request.namespaces.filter((id) => namespaces.includes(id))
      if (request === but || taken.length === 0) continue
      for (const id of request.silent ? taken : request.request.namespaces) request.stale.add(id)
    }
  }
  const answer = (request: Request, how: Extract<Command, { type: "answer" }>["how"]) => {
    const before = world.store.get()
    const atRest = world.tasks.length === 0 && before.connection.settled
    if (how === "reject")
      request.answer(Effect.fail(new ConnectionRejectedError({ connectorId: request.wallet })))
    else if (how === "fail")
      request.answer(Effect.fail(new ConnectionFailedError({ connectorId: request.wallet })))
    else request.answer(Effect.succeed(world.session(request.wallet, request.request, how)))
    request.open = false
    world.drain()
    for (const namespace of namespaceIds) {
      const isOther = atRest && !request.request.namespaces.includes(namespace)
      if (isOther || request.stale.has(namespace)) untouched(before, world.store.get(), namespace)
    }
  }

  for (const command of commands) {
    const before = world.store.get()
    const othersUntouched = (...touched: ReadonlyArray<string>) => {
      for (const id of namespaceIds) if (!touched.includes(id)) untouched(before, world.store.get(), id)
    }
    switch (command.type) {
      case "connect": {
        const wallet = wallets[command.wallet]!
        const namespace = command.namespace === undefined ? undefined : namespaceIds[command.namespace]!
        const asked = world.requests.length
        const fiber = world.fork(world.service.connect({ connectorId: wallet.id, namespace }))
        results.push(fiber)
        const refused = fiber.pollUnsafe() !== undefined
        const joined = namespaceIds.some((id) => before.connection.attempts[id]?.connectorId === wallet.id)
        const leaving = world.requests.length === asked
        if (!refused && !joined && leaving) world.drain()
        if (!refused && !joined)
          expect(world.requests.length, "a click reaches the wallet").toBeGreaterThan(asked)
        if (world.requests.length > asked)
          takeRight(world.requests.at(-1)!.request.namespaces, world.requests.at(-1))
        if (!leaving && !joined) {
          const superseded = namespaceIds.filter((id) => before.connection.attempts[id] !== undefined)
          othersUntouched(...wallet.namespaces, ...superseded)
        }
        break
      }
      case "answer": {
        const waiting = world.requests
        if (waiting.length > 0)
          answer(waiting[Math.max(0, waiting.length - 1 - command.request)]!, command.how)
        break
      }
      case "event": {
        const wallet = wallets[command.wallet]!
        const namespace = wallet.namespaces.at(-1)!
        const changes: Record<typeof command.kind, SessionChange> = {
          accounts: {
            type: "accounts",
            namespace,
            accounts: [
              {
                namespace,
                address: addressOn(
                  namespace,
                  `a9${command.wallet}`,
                  world.service.peek(namespace)?.networkId ?? `${namespace}:1`
                ),
                type: "eoa"
              }
            ]
          },
          noAccounts: { type: "accounts", namespace, accounts: [] },
          network: {
            type: "network",
            namespace,
            networkId: `${namespace}:2`,
            ...(namespace === PREFIXED
              ? {
                  accounts: [
                    { namespace, address: addressOn(namespace, "a7", `${namespace}:2`), type: "eoa" }
                  ]
                }
              : {})
          },
          strange: { type: "network", namespace, networkId: `${namespace}:99` },
          disconnect: { type: "disconnect" }
        }
        for (const listener of [...(world.listeners.get(wallet.id) ?? [])]) listener(changes[command.kind])
        const settled =
          before.connection.settled &&
          world.tasks.length === 0 &&
          switches.every((fiber) => fiber.pollUnsafe() !== undefined)
        world.wait(16)
        if (settled) othersUntouched(...(command.kind === "disconnect" ? wallet.namespaces : [namespace]))
        break
      }
      case "disconnect": {
        const namespace = command.namespace === undefined ? undefined : namespaceIds[command.namespace]!
        results.push(world.fork(world.service.disconnect({ namespace })))
        takeRight(namespace === undefined ? namespaceIds : [namespace], undefined)
        for (const id of namespaceIds) {
          if (namespace === undefined || id === namespace)
            expect(world.store.get().account[id]!.status).toBe("disconnected")
          else if (before.connection.attempts[id] === undefined) untouched(before, world.store.get(), id)
        }
        break
      }
      case "cancel": {
        const namespace = command.namespace === undefined ? undefined : namespaceIds[command.namespace]!
        world.fork(world.service.cancelConnect({ namespace }))
        for (const request of world.requests) {
          const ended = namespace === undefined || request.request.namespaces.includes(namespace)
          if (!request.silent && ended) for (const id of request.request.namespaces) request.stale.add(id)
        }
        for (const id of namespaceIds) {
          if (namespace !== undefined && id !== namespace) continue
          expect(world.store.get().connection.attempts[id]).toBeUndefined()
          expect(world.store.get().account[id]!.address).toBe(before.account[id]!.address)
        }
        break
      }
      case "switch": {
        const namespace = namespaceIds[command.namespace]!
        switches.push(
          world.fork(world.networks.switchNetwork({ networkId: `${namespace}:${command.network + 1}` }))
        )
        othersUntouched(namespace)
        break
      }
      case "wait":
        world.wait(command.millis)
        break
      case "run":
        for (let count = 0; count < command.steps; count++) world.step()
    }
    checkLaws(world)
  }

  world.drain()
  for (const request of [...world.requests]) if (request.open) answer(request, "reject")
  world.wait(30_000)
  checkLaws(world)
  const state = world.store.get()
  expect(state.connection.settled, "start-up settles").toBe(true)
  expect(settlements, "start-up settles once").toBe(1)
  for (const id of namespaceIds) expect(["connected", "disconnected"]).toContain(state.account[id]!.status)
  expect(
    world.requests.filter((request) => !request.silent).length,
    "only a command opens a wallet"
  ).toBeLessThanOrEqual(commands.filter((command) => command.type === "connect").length)
  for (const fiber of [...results, ...switches]) {
    const exit = fiber.pollUnsafe()
    expect(exit, "every action ends").toBeDefined()
    const died =
      exit !== undefined && Exit.isFailure(exit) && exit.cause.reasons.some((reason) => reason._tag === "Die")
    if (died) throw new Error(Cause.pretty((exit as Exit.Failure<unknown, unknown>).cause))
    const codes =
      exit !== undefined && Exit.isFailure(exit)
        ? exit.cause.reasons.map((reason) => (reason._tag === "Fail" ? (reason.error as KitError).code : ""))
        : []
    expect(codes, "a wallet that moves is believed").not.toContain("NETWORK_SWITCH_FAILED")
  }
  stopCounting()
  world.dispose()
  for (const all of world.listeners.values()) expect(all.size, "no listener is left").toBe(0)
}

describe("connection laws", () => {
  it(`S4.01[all] S4.03[all] T10 hold over ${namespaceIds.length} namespaces, in ${RUNS} random sequences of up to ${MAX_COMMANDS} commands`, async () => {
    const seed = Number(process.env["LATCHKEY_SEED"] ?? Date.now() % 2_147_483_647)
    console.log(`connection laws: seed ${seed} (LATCHKEY_SEED repeats it)`)
    await fc.assert(
      fc.asyncProperty(
        storedArbitrary,
        fc.array(commandArbitrary, { minLength: 1, maxLength: MAX_COMMANDS, size: "max" }),
        (stored, commands) => runSequence(stored, commands)
      ),
      { numRuns: RUNS, seed, endOnFailure: false }
    )
  }, 120_000)
})
