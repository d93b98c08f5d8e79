import { faults } from "../faults/faults.ts"
import { oddRejections, oddResults } from "../faults/oddValues.ts"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { ConnectorSubject } from "./ConnectorSubject.ts"
import { must, sameText } from "./must.ts"
import { offline, pluginCases } from "./pluginContract.ts"
import { countingLeftOut, leftOutWithout, type LeftOut } from "./leftOut.ts"
import type { ContractCase, PluginSubject } from "./PluginSubject.ts"
import { parseIn } from "./hostOf.ts"
import {
  accountOf,
  codeOf,
  connectNeighbour,
  connectorOf,
  connectWallet,
  mustBeUnconnected,
  networkOf,
  openVisit,
  questionsOf,
  settleTurns,
  until,
  visiting,
  type WalletVisit
} from "./WalletVisit.ts"

const BUSY = { code: -32002, message: "Request already pending." }

// What a browser does not draw, and what turns the direction of what stands beside it.
// oxlint-disable-next-line no-control-regex -- finding them is the point
const unfit = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/

/** Something that calls can be made to: whatever the kit would call the namespace's capabilities with. */
const mustBeProvider = (provider: unknown): void => {
  const isObject = (typeof provider === "object" && provider !== null) || typeof provider === "function"
  must(isObject, `the provider is ${String(provider)}`)
  for (
    let each: object | null = provider;
    each !== null && each !== Object.prototype;
    each = Object.getPrototypeOf(each)
  )
    for (const key of Reflect.ownKeys(each)) {
      if (key === "constructor") continue
      const found = Reflect.getOwnPropertyDescriptor(each, key)
      if (typeof found?.value === "function" || found?.get !== undefined) return
      // What has the functions may be one step further in.
      if (
        typeof found?.value === "object" &&
        found.value !== null &&
        Object.values(found.value as object).some((inner) => typeof inner === "function")
      )
        return
    }
  must(false, "the provider has no function: nothing can be asked of it")
}

/** The contract of every plugin, over one that connects the subject's wallet; `use` adds what a visitor does then. */
export const asPlugin = <Wallet extends ChainWallet>(
  subject: ConnectorSubject<Wallet>,
  more: Pick<PluginSubject, "respond"> & {
    readonly use?: (visit: WalletVisit<Wallet>) => Promise<void>
  } = {}
): ReadonlyArray<ContractCase> => {
  const { make, others, networks, origins } = subject
  const plain = {
    make,
    networks,
    ...(others === undefined ? {} : { others }),
    ...(origins === undefined ? {} : { origins }),
    ...(more.respond === undefined ? {} : { respond: more.respond })
  }
  return pluginCases(plain).map(({ name }, index) => ({
    name,
    run: visiting(subject, async (visit) => {
      const use: PluginSubject["use"] = async (core) => {
        const used = { ...visit, kit: core as WalletVisit["kit"] }
        const connectorId = await connectorOf(used)
        await core.connect({ connectorId, namespace: visit.namespace })
        await more.use?.(used)
      }
      await offline(plain)(pluginCases({ ...plain, use })[index]!).run()
    })
  }))
}

/** The rows that a way to connect cannot be held to. */
export const connectorLeftOut = <Wallet extends ChainWallet>({
  another,
  hostile,
  tells = {},
  useless
}: ConnectorSubject<Wallet>): ReadonlyArray<LeftOut> => [
  ...leftOutWithout(another, "another wallet that a reload must not ask", "`another`"),
  ...leftOutWithout(hostile, "wallets that break the rules", "`hostile`"),
  ...leftOutWithout(useless, "answers that are no connection", "`useless`"),
  ...leftOutWithout(tells.accounts, "another account that the wallet chooses", "`tells.accounts`"),
  ...leftOutWithout(tells.network, "another network that the wallet moves to", "`tells.network`"),
  ...leftOutWithout(tells.disconnect, "a session that the wallet ends", "`tells.disconnect`")
]

/** What a connector must keep, without the contract of every plugin. */
export const connectorCases = <Wallet extends ChainWallet>(
  subject: ConnectorSubject<Wallet>
): ReadonlyArray<ContractCase> => {
  const { methods, hostile = [], useless = [], tells = {}, another, disconnecting = "told" } = subject
  const during = (run: (visit: WalletVisit<Wallet>) => Promise<void>) => visiting(subject, run)
  const connectWith = async (visit: WalletVisit<Wallet>, connectorId: string) =>
    codeOf(visit.kit.connect({ connectorId, namespace: visit.namespace }))

  /** Asks a wallet that says nothing, and answers once it was asked. */
  const askSilentWallet = async (visit: WalletVisit<Wallet>, signal?: AbortSignal) => {
    const connectorId = await connectorOf(visit)
    visit.wallet.setPolicy("hang", methods.connect)
    const asked = codeOf(
      visit.kit.connect(
        { connectorId, namespace: visit.namespace },
        ...(signal === undefined ? [] : [{ signal }])
      )
    )
    sameText(accountOf(visit)?.status, "connecting", "the status while the wallet is asked")
    const isAsked = () => visit.wallet.requests().some(({ method }) => method === methods.connect)
    for (let turn = 0; turn < 100 && !isAsked(); turn++) await settleTurns(1)
    must(questionsOf(visit) > 0, "the wallet was not asked")
    return { asked }
  }
  const answerLate = async (visit: WalletVisit<Wallet>) => {
    for (const request of visit.wallet.pending()) request.approve()
    await settleTurns(20)
    mustBeUnconnected(visit, "after a late answer")
  }

  const told = (
    [
      [
        "S4.05 shows another account when the wallet chooses one",
        tells.accounts,
        (visit) => accountOf(visit)?.address,
        "another account"
      ],
      [
        "S1.03 in part: shows another network when the wallet moves to one, with the account there",
        tells.network,
        (visit) => {
          const { caipNetworkId } = networkOf(visit)
          const account = accountOf(visit)
          return account?.caipAddress === `${caipNetworkId}:${account?.address}` ? caipNetworkId : undefined
        },
        "another network, and the account there"
      ]
    ] satisfies ReadonlyArray<
      readonly [string, ((wallet: Wallet) => void) | undefined, (visit: WalletVisit) => unknown, string]
    >
  ).flatMap(([name, act, read, what]): ReadonlyArray<ContractCase> =>
    act === undefined
      ? []
      : [
          {
            name,
            run: during(async (visit) => {
              await connectWallet(visit)
              const before = read(visit)
              act(visit.wallet)
              await until(
                visit.kit,
                (state) =>
                  state.account[visit.namespace]?.status === "connected" &&
                  read(visit) !== undefined &&
                  read(visit) !== before,
                what
              )
              await visit.kit.disconnect({ namespace: visit.namespace })
              act(visit.wallet)
              await settleTurns(20)
              mustBeUnconnected(visit, "after an event that came late")
            })
          }
        ]
  )

  return [
    {
      name: "offers the wallet once, though it registers twice",
      run: during(async (visit) => {
        visit.keep(visit.wallet.announce(visit.place))
        await connectorOf(visit)
        visit.keep(visit.wallet.announce(visit.place))
        await Promise.resolve()
        const found = visit.kit
          .getSnapshot()
          .connection.connectors.filter(({ name }) => name === visit.wallet.name)
        sameText(found.length, 1, "connectors of the wallet")
        must(!found[0]!.clash, "the wallet clashes with itself")
        must(found[0]!.chains.includes(visit.namespace), "it does not serve the namespace")
      })
    },
    {
      name: "T07 finds the wallet beside each one that breaks the rules, and shows of those nothing harmful",
      run: async () => {
        for (const { name, announce } of hostile) {
          for (const order of ["before", "after"] as const) {
            const visit = openVisit(subject, order === "before" ? { before: announce } : {})
            try {
              if (order === "after") visit.keep(announce(visit.place))
              await connectorOf(visit)
              for (const connector of visit.kit.getSnapshot().connection.connectors) {
                const shown = [...connector.name]
                must(shown.length > 0 && shown.length <= 64, `${name}: a name of ${shown.length} characters`)
                must(!unfit.test(connector.name), `${name}: a name with invisible or direction characters`)
                const { icon } = connector
                const isImage =
                  icon === undefined || (icon.startsWith("data:image/") && icon.length <= 262_144)
                must(isImage, `${name}: an icon that is not an image of at most 256 KiB`)
              }
              await connectWallet(visit)
            } catch (error) {
              throw new Error(`Beside a wallet with ${name}, announced ${order}: ${String(error)}`, {
                cause: error
              })
            } finally {
              await visit.end()
            }
          }
        }
      }
    },
    {
      name: "T10 asks the wallet nothing at its start, and opens no window",
      run: during(async (visit) => {
        await connectorOf(visit)
        await settleTurns(20)
        sameText(questionsOf(visit), 0, "questions that nobody asked for")
        sameText(
          visit.wallet.requests().map(({ method }) => method),
          [],
          "asked of the wallet before anybody chose it"
        )
        sameText(visit.windows(), 0, "windows opened before anybody chose the wallet")
      })
    },
    {
      name: "T10 asks the wallet in the task of the click, and opens no window by itself",
      run: during(async (visit) => {
        const connectorId = await connectorOf(visit)
        visit.wallet.clearRequests()
        const connecting = visit.kit.connect({ connectorId, namespace: visit.namespace })
        const asked = visit.wallet.requests().length
        await connecting
        must(asked > 0, "the wallet was asked in a later task than the click's: its window would be blocked")
        sameText(visit.windows(), 0, "windows opened beside the wallet's")
      })
    },
    {
      name: "S3.04[namespace, address] connects: an address of the network, canonical, with its type; the provider is there",
      run: during(async (visit) => {
        await connectWallet(visit)
        const { kit, namespace } = visit
        const account = accountOf(visit)
        const network = networkOf(visit)
        must(account?.status === "connected", "it is not connected")
        must(!network.unknown, `the wallet is on ${network.caipNetworkId}, which the page does not know`)
        sameText(
          account?.caipAddress,
          `${network.caipNetworkId}:${account?.address}`,
          "the chain-qualified address"
        )
        const parse = await parseIn(visit)
        for (const { address, type, namespace: own } of account?.allAccounts ?? []) {
          sameText(own, namespace, "the namespace of an account")
          must(
            ["eoa", "smartAccount", "payment", "ordinal", "stx"].includes(type),
            `"${type}" is not an account type`
          )
          sameText(parse(namespace, address, network), address, "an account's address")
        }
        must(visit.wallet.accounts().length > 0, "the wallet let nobody in")
        mustBeProvider(kit.getProvider(namespace))
      })
    },
    {
      name: "S4.03 in part: a refusal is an outcome: typed, and all as before",
      run: during(async (visit) => {
        const connectorId = await connectorOf(visit)
        visit.wallet.setPolicy("reject", methods.connect)
        sameText(await connectWith(visit, connectorId), "CONNECTION_REJECTED", "the outcome")
        mustBeUnconnected(visit, "after the refusal")
        visit.wallet.setPolicy("approve", methods.connect)
        await connectWallet(visit)
      })
    },
    {
      name: "T08 a wallet that is busy with an earlier question says so",
      run: during(async (visit) => {
        const connectorId = await connectorOf(visit)
        visit.wallet.setFault(methods.connect, faults.rejects(BUSY))
        sameText(await connectWith(visit, connectorId), "WALLET_BUSY", "the outcome")
        mustBeUnconnected(visit, "after a busy wallet")
      })
    },
    {
      name: "waiting can be cancelled, and an answer after that changes nothing",
      run: during(async (visit) => {
        const abort = new AbortController()
        const { asked } = await askSilentWallet(visit, abort.signal)
        abort.abort()
        sameText(await asked, "CANCELLED", "the outcome")
        await answerLate(visit)
      })
    },
    {
      name: "disconnecting ends the waiting, and an answer after that changes nothing",
      run: during(async (visit) => {
        const { asked } = await askSilentWallet(visit)
        await visit.kit.disconnect({ namespace: visit.namespace })
        sameText(await asked, "CANCELLED", "the outcome")
        await answerLate(visit)
      })
    },
    {
      name: "T08 a wallet that answers connecting with nonsense, or throws some, ends in a typed error",
      run: during(async (visit) => {
        const connectorId = await connectorOf(visit)
        const all = [
          ...[...oddResults, ...useless.map(({ name, answer }) => ({ name, make: answer }))].map(
            ({ name, make }) => ({ name: `resolves ${name}`, fault: faults.resolves(make()) })
          ),
          ...oddRejections.map(({ name, make }) => ({
            name: `rejects ${name}`,
            fault: faults.rejects(make())
          })),
          { name: "throws at once", fault: faults.throws() },
          { name: "answers with no promise", fault: faults.returns(7) }
        ]
        for (const { name, fault } of all) {
          visit.wallet.setFault(methods.connect, fault)
          const code = await connectWith(visit, connectorId)
          must(/^[A-Z][A-Z0-9_]+$/.test(code), `a wallet that ${name} ends in ${code}`)
          mustBeUnconnected(visit, `after a wallet that ${name}`)
        }
        visit.wallet.setFault(methods.connect, undefined)
        await connectWallet(visit)
      })
    },
    ...told,
    {
      name: "S4.05 in part: accounts that vanish while connected end the connection",
      run: during(async (visit) => {
        await connectWallet(visit)
        visit.wallet.revoke()
        await until(
          visit.kit,
          (state) => state.account[visit.namespace]?.status === "disconnected",
          "the end of the connection"
        )
        mustBeUnconnected(visit, "after the accounts vanished")
        const code = await codeOf(visit.kit.signMessage({ message: "Hello", namespace: visit.namespace }))
        sameText(code, "NOT_CONNECTED", "the outcome of signing after that")
      })
    },
    ...(tells.disconnect === undefined
      ? []
      : [
          {
            name: "S4.05 in part: a wallet that ends the session ends the connection",
            run: during(async (visit) => {
              await connectWallet(visit)
              tells.disconnect!(visit.wallet)
              await until(
                visit.kit,
                (state) => state.account[visit.namespace]?.status === "disconnected",
                "the end of the connection"
              )
              mustBeUnconnected(visit, "after the wallet ended the session")
            })
          }
        ]),
    {
      name: "S4.04 in part: comes back after a reload without a question, and shows no address before the wallet answered",
      run: during(async (visit) => {
        await connectWallet(visit)
        const address = accountOf(visit)!.address
        await visit.kit.dispose()
        visit.wallet.setPolicy("reject")
        const others = another?.()
        if (others !== undefined) visit.keep(others.announce(visit.place))
        const kit = visit.reload()
        const now = { ...visit, kit }
        const shown: Array<string> = []
        const note = () => {
          const account = accountOf(now)!
          if (account.status !== "connected" && account.address !== undefined) shown.push(account.address)
        }
        kit.subscribe(note)
        sameText(accountOf(now)?.status, "reconnecting", "the status at start")
        note()
        await kit.ready()
        sameText(accountOf(now)?.status, "connected", "the status after the reload")
        sameText(accountOf(now)?.address, address, "the address after the reload")
        sameText(shown, [], "addresses shown before the wallet answered")
        sameText(questionsOf(visit), 0, "questions left open")
        sameText(visit.windows(), 0, "windows opened")
        sameText(others?.requests().length ?? 0, 0, "requests to another wallet")
      })
    },
    {
      name: "a reload after the wallet took its permission back ends disconnected, without a question",
      run: during(async (visit) => {
        await connectWallet(visit)
        await visit.kit.dispose()
        visit.wallet.revoke()
        const kit = visit.reload()
        await kit.ready()
        sameText(accountOf({ ...visit, kit })?.status, "disconnected", "the status after the reload")
        sameText(questionsOf(visit), 0, "questions left open")
      })
    },
    {
      name: "S4.06 in part: disconnecting forgets everything: a reload does not come back",
      run: during(async (visit) => {
        await connectWallet(visit)
        await visit.kit.disconnect({ namespace: visit.namespace })
        mustBeUnconnected(visit, "after disconnecting")
        await visit.kit.dispose()
        const kit = visit.reload()
        sameText(accountOf({ ...visit, kit })?.status, "disconnected", "the status at start")
        await kit.ready()
        sameText(accountOf({ ...visit, kit })?.status, "disconnected", "the status after the reload")
      })
    },
    {
      name:
        disconnecting === "silent"
          ? "S4.06 in part: disconnecting ends the connection, though the wallet cannot be told"
          : "S4.06 in part: disconnecting tells the wallet",
      run: during(async (visit) => {
        await connectWallet(visit)
        visit.wallet.clearRequests()
        await visit.kit.disconnect({ namespace: visit.namespace })
        const isTold = visit.wallet.requests().length > 0 || visit.wallet.accounts().length === 0
        must(
          disconnecting === "silent" || isTold,
          'the wallet was not told that it was disconnected (where no wallet can be told, say disconnecting: "silent")'
        )
        mustBeUnconnected(visit, "after disconnecting")
      })
    },
    {
      name:
        disconnecting === "told"
          ? "a wallet that fails to disconnect is told of, and disconnected all the same"
          : "a wallet that fails to disconnect is disconnected all the same",
      run: during(async (visit) => {
        await connectWallet(visit)
        visit.wallet.setFault("*", faults.rejects(new Error("The wallet broke")))
        const code = await codeOf(visit.kit.disconnect({ namespace: visit.namespace }))
        sameText(code, disconnecting === "told" ? "DISCONNECT_FAILED" : "success", "the outcome")
        mustBeUnconnected(visit, "after disconnecting")
      })
    },
    {
      name: "connects, fails and disconnects without disturbing another namespace",
      run: during(async (visit) => {
        const { kit, namespace } = visit
        const connectorId = await connectorOf(visit)
        const undisturbed = await connectNeighbour(kit)
        await connectWallet(visit)
        undisturbed()
        await kit.disconnect({ namespace })
        undisturbed()
        const asking = [methods.connect, methods.reconnect].filter((method) => method !== undefined)
        for (const method of asking) visit.wallet.setPolicy("reject", method)
        sameText(await connectWith(visit, connectorId), "CONNECTION_REJECTED", "the outcome")
        undisturbed()
        for (const method of asking) visit.wallet.setPolicy("approve", method)
        await connectWallet(visit)
        visit.wallet.revoke()
        await until(
          kit,
          (state) => state.account[namespace]?.status === "disconnected",
          "the end of the connection"
        )
        undisturbed()
      })
    },
    {
      name: "leaves no listener with the wallet when it is removed while connected",
      run: during(async (visit) => {
        await connectWallet(visit)
        await visit.kit.remove(visit.plugin.id)
        sameText(visit.wallet.listenerCount(), 0, "listeners left with the wallet")
      })
    }
  ]
}

/**
 * The contract of every plugin that brings a way to connect, that of every plugin included: it asks in the task of the
 * click, every way that a wallet may answer ends typed and changes nothing that it should not, what wallets tell is
 * shown, a reload asks nobody, and disconnecting is told.
 *
 * For a test runner: `for (const { name, run } of connectorPluginContract(subject)) it(name, run)`. Runs in Node on a
 * window of its own, and in a browser on the page's.
 */
export const connectorPluginContract = <Wallet extends ChainWallet>(
  subject: ConnectorSubject<Wallet>
): ReadonlyArray<ContractCase> =>
  countingLeftOut([...asPlugin(subject), ...connectorCases(subject)], connectorLeftOut(subject))
