import { definePlugin, type KitCore, type Network } from "@latchkey/core"
import { oddRejections, oddResults } from "../faults/oddValues.ts"
import { faults } from "../faults/faults.ts"
import type { ChainSubject } from "./ChainSubject.ts"
import {
  codeOf,
  connectNeighbour,
  connectorOf,
  connectWallet,
  openVisit,
  until,
  type ChainVisit
} from "./ChainVisit.ts"
import { must, sameText } from "./must.ts"
import { pluginContract } from "./pluginContract.ts"
import type { ContractCase } from "./PluginSubject.ts"

const accountOf = ({ namespace }: ChainVisit, kit: KitCore) => kit.getSnapshot().account[namespace]

const parser = () => {
  let parse: (namespace: string, text: string, network?: Network) => string | undefined
  const plugin = definePlugin({
    id: "parser",
    setup: (host) => {
      parse = host.parseAddress
    }
  })
  return { plugin, parse: (...args: Parameters<typeof parse>) => parse(...args) }
}

const parseIn = async ({ kit }: ChainVisit) => {
  const { plugin, parse } = parser()
  await kit.ready()
  await kit.use(plugin)
  return parse
}

const networkOf = ({ kit, namespace }: ChainVisit): Network =>
  kit.getSnapshot().network.byNamespace[namespace]!.caipNetwork!

const mustBeUnconnected = (visit: ChainVisit, when: string) => {
  const account = accountOf(visit, visit.kit)
  must(account?.status === "disconnected" && account.address === undefined, `${when}: it is not disconnected`)
  const { attempts } = visit.kit.getSnapshot().connection
  must(attempts[visit.namespace] === undefined, `${when}: an attempt is left`)
}

const decisions = (visit: ChainVisit): number => visit.wallet.pending().length

/**
 * The contract of every chain plugin, that of every plugin included: it finds wallets and hides none, connects, signs,
 * moves, comes back after a reload and leaves nothing; every failure is typed and changes nothing, and no other
 * namespace is ever disturbed.
 *
 * For a test runner: `for (const { name, run } of chainPluginContract(subject)) it(name, run)`. Runs in Node on a window
 * of its own, and in a browser on the page's.
 */
export const chainPluginContract = (subject: ChainSubject): ReadonlyArray<ContractCase> => {
  const visiting =
    (run: (visit: ChainVisit) => Promise<void>, options?: Parameters<typeof openVisit>[1]) => async () => {
      const visit = openVisit(subject, options)
      try {
        await run(visit)
      } finally {
        await visit.end()
      }
    }
  const { methods } = subject
  const switches = subject.switches ?? true

  const useOf = (visit: ChainVisit) => async (kit: KitCore) => {
    const connectorId = await connectorOf({ ...visit, kit: kit as ChainVisit["kit"] })
    await kit.connect({ connectorId, namespace: visit.namespace })
    await kit.signMessage({ message: "Hello", namespace: visit.namespace })
  }
  const asPlugin = pluginContract({ make: subject.make, networks: subject.networks }).map(
    ({ name }, index) => ({
      name,
      run: visiting((visit) =>
        pluginContract({ make: subject.make, networks: subject.networks, use: useOf(visit) })[index]!.run()
      )
    })
  )

  return [
    ...asPlugin,
    {
      name: "S1.14 declares its namespace, with a name for visitors, and takes its networks",
      run: visiting(async (visit) => {
        const { kit, namespace } = visit
        const declared = subject.make().namespaces?.find(({ id }) => id === namespace)
        must(declared !== undefined && declared.name !== "", `it declares no namespace ${namespace}`)
        const networks = kit.getSnapshot().network.byNamespace[namespace]?.requestedCaipNetworks ?? []
        sameText(networks.length, subject.networks.length, "networks taken")
        for (const { caipNetworkId } of networks) {
          must(caipNetworkId.startsWith(`${namespace}:`), `${caipNetworkId} is not of the namespace`)
        }
      })
    },
    {
      name: "S5.04 knows an address by its checksum, and gives it one form",
      run: visiting(async (visit) => {
        const parse = await parseIn(visit)
        for (const { text, canonical = text } of subject.addresses.valid) {
          sameText(parse(visit.namespace, text), canonical, `the address ${text}`)
          sameText(parse(visit.namespace, canonical), canonical, `the address ${canonical}`)
        }
        const nonsense = ["", " ", "0x", "null", "\u0000", "a".repeat(10_000), "[object Object]"]
        for (const text of [...subject.addresses.invalid, ...nonsense]) {
          sameText(parse(visit.namespace, text) ?? "none", "none", `the text ${text.slice(0, 80)}`)
        }
      })
    },
    {
      name: "finds a wallet that was there before the page, once, though it registers twice",
      run: visiting(async (visit) => {
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
        for (const { name, announce } of subject.hostile) {
          for (const order of ["before", "after"] as const) {
            const visit = openVisit(subject, order === "before" ? { before: announce } : {})
            try {
              if (order === "after") visit.keep(announce(visit.place))
              await connectorOf(visit)
              for (const connector of visit.kit.getSnapshot().connection.connectors) {
                const shown = [...connector.name]
                must(shown.length > 0 && shown.length <= 64, `${name}: a name of ${shown.length} characters`)
                const isImage = connector.icon === undefined || connector.icon.startsWith("data:image/")
                must(isImage, `${name}: an icon that is no image`)
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
      name: "S3.04 connects: an address of the network, canonical, with its type; the provider is there",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        const { kit, namespace } = visit
        const account = accountOf(visit, kit)
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
            `"${type}" is no account type`
          )
          sameText(parse(namespace, address, network), address, "an account's address")
        }
        must(visit.wallet.accounts().length > 0, "the wallet let nobody in")
        must(kit.getProvider(namespace) !== undefined, "there is no provider")
      })
    },
    {
      name: "S4.03 a refusal is an outcome: typed, and all as before",
      run: visiting(async (visit) => {
        const connectorId = await connectorOf(visit)
        visit.wallet.setPolicy("reject", methods.connect)
        const code = await codeOf(visit.kit.connect({ connectorId, namespace: visit.namespace }))
        sameText(code, "CONNECTION_REJECTED", "the outcome")
        mustBeUnconnected(visit, "after the refusal")
        visit.wallet.setPolicy("approve", methods.connect)
        await connectWallet(visit)
      })
    },
    {
      name: "waiting can be cancelled, and an answer after that changes nothing",
      run: visiting(async (visit) => {
        const connectorId = await connectorOf(visit)
        visit.wallet.setPolicy("hang", methods.connect)
        const abort = new AbortController()
        const asked = codeOf(
          visit.kit.connect({ connectorId, namespace: visit.namespace }, { signal: abort.signal })
        )
        must(
          visit.kit.getSnapshot().account[visit.namespace]?.status === "connecting",
          "it does not say that it is connecting"
        )
        const isAsked = () => visit.wallet.requests().some(({ method }) => method === methods.connect)
        for (let turn = 0; turn < 100 && !isAsked(); turn++)
          await new Promise((resolve) => setTimeout(resolve))
        must(decisions(visit) > 0, "the wallet was not asked")
        abort.abort()
        sameText(await asked, "CANCELLED", "the outcome")
        for (const request of visit.wallet.pending()) request.approve()
        for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
        mustBeUnconnected(visit, "after a late answer")
      })
    },
    {
      name: "T08 a wallet that answers connecting with nonsense, or throws some, ends in a typed error",
      run: visiting(async (visit) => {
        const connectorId = await connectorOf(visit)
        const all = [
          ...oddResults.map(({ name, make }) => ({
            name: `resolves ${name}`,
            fault: faults.resolves(make())
          })),
          ...oddRejections.map(({ name, make }) => ({
            name: `rejects ${name}`,
            fault: faults.rejects(make())
          })),
          { name: "throws at once", fault: faults.throws() },
          { name: "answers with no promise", fault: faults.returns(7) }
        ]
        for (const { name, fault } of all) {
          visit.wallet.setFault(methods.connect, fault)
          const code = await codeOf(visit.kit.connect({ connectorId, namespace: visit.namespace }))
          must(/^[A-Z][A-Z0-9_]+$/.test(code), `a wallet that ${name} ends in ${code}`)
          mustBeUnconnected(visit, `after a wallet that ${name}`)
        }
        visit.wallet.setFault(methods.connect, undefined)
        await connectWallet(visit)
      })
    },
    {
      name: "T20 signs exactly what it was given, text and bytes, so that others can verify it",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        const address = accountOf(visit, visit.kit)!.address!
        const messages = ["Hello", "héllo 🔑\nsecond line", new Uint8Array([1, 2, 3, 250, 65])]
        for (const message of messages) {
          const signature = await visit.kit.signMessage({ message, namespace: visit.namespace })
          must(
            await subject.verify({ message, signature, address }),
            `the signature of ${String(message)} is not good`
          )
          const other = typeof message === "string" ? `${message}.` : new Uint8Array([...message, 0])
          const proof = Promise.resolve(subject.verify({ message: other, signature, address }))
          must(!(await proof.catch(() => false)), "any message passes: the check proves nothing")
        }
      })
    },
    {
      name: "a refused signature, and an answer that is none, are typed and end no connection",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        const sign = () => codeOf(visit.kit.signMessage({ message: "Hello", namespace: visit.namespace }))
        visit.wallet.setPolicy("reject", methods.sign)
        sameText(await sign(), "SIGNING_REJECTED", "the outcome of a refusal")
        visit.wallet.setPolicy("approve", methods.sign)
        for (const { name, make } of oddResults) {
          visit.wallet.setFault(methods.sign, faults.resolves(make()))
          sameText(await sign(), "SIGNING_FAILED", `the outcome of signing with ${name}`)
        }
        visit.wallet.setFault(methods.sign, undefined)
        must(accountOf(visit, visit.kit)?.status === "connected", "it is not connected any more")
        sameText(await sign(), "success", "the outcome at last")
      })
    },
    {
      name: switches
        ? "S1.03 moves to another network and back, the account with it"
        : "says that it cannot move the wallet, and all is as before",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        const networks = visit.kit.getSnapshot().network.byNamespace[visit.namespace]!.requestedCaipNetworks
        const [first, second] = [networks[0]!, networks[1]!]
        const start = networkOf(visit).caipNetworkId
        const goal = start === first.caipNetworkId ? second : first
        if (!switches) {
          const before = accountOf(visit, visit.kit)
          const code = await codeOf(visit.kit.switchNetwork({ networkId: goal.caipNetworkId }))
          must(code.startsWith("NETWORK_SWITCH"), `switching ends in ${code}`)
          sameText(networkOf(visit).caipNetworkId, start, "the network")
          must(accountOf(visit, visit.kit) === before, "the account changed")
          return
        }
        const parse = await parseIn(visit)
        for (const network of [goal, networks.find(({ caipNetworkId }) => caipNetworkId === start)!]) {
          await visit.kit.switchNetwork({ networkId: network.caipNetworkId })
          sameText(networkOf(visit).caipNetworkId, network.caipNetworkId, "the network")
          const account = accountOf(visit, visit.kit)
          sameText(account?.caipAddress, `${network.caipNetworkId}:${account?.address}`, "the account")
          sameText(parse(visit.namespace, account!.address!, network), account?.address, "its address there")
        }
      })
    },
    {
      name: "S4.05 accounts that vanish while connected end the connection",
      run: visiting(async (visit) => {
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
    {
      name: "S4.04 comes back after a reload without a question, and shows no address before the wallet answered",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        const address = accountOf(visit, visit.kit)!.address
        await visit.kit.dispose()
        visit.wallet.setPolicy("reject")
        const kit = visit.reload()
        const shown: Array<string> = []
        const note = () => {
          const account = accountOf(visit, kit)!
          if (account.status !== "connected" && account.address !== undefined) shown.push(account.address)
        }
        kit.subscribe(note)
        sameText(accountOf(visit, kit)?.status, "reconnecting", "the status at start")
        note()
        await kit.ready()
        sameText(accountOf(visit, kit)?.status, "connected", "the status after the reload")
        sameText(accountOf(visit, kit)?.address, address, "the address after the reload")
        sameText(shown, [], "addresses shown before the wallet answered")
        sameText(decisions(visit), 0, "questions left open")
      })
    },
    {
      name: "a reload after the wallet took its leave ends disconnected, without a question",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        await visit.kit.dispose()
        visit.wallet.revoke()
        const kit = visit.reload()
        await kit.ready()
        sameText(accountOf(visit, kit)?.status, "disconnected", "the status after the reload")
        sameText(decisions(visit), 0, "questions left open")
      })
    },
    {
      name: "S4.06 disconnecting forgets everything: a reload does not come back",
      run: visiting(async (visit) => {
        await connectWallet(visit)
        await visit.kit.disconnect({ namespace: visit.namespace })
        mustBeUnconnected(visit, "after disconnecting")
        await visit.kit.dispose()
        const kit = visit.reload()
        sameText(accountOf(visit, kit)?.status, "disconnected", "the status at start")
        await kit.ready()
        sameText(accountOf(visit, kit)?.status, "disconnected", "the status after the reload")
      })
    },
    {
      name: "connects, moves, signs, fails and disconnects without disturbing another namespace",
      run: visiting(async (visit) => {
        const { kit, namespace } = visit
        const connectorId = await connectorOf(visit)
        const undisturbed = await connectNeighbour(kit)
        await connectWallet(visit)
        undisturbed()
        await kit.signMessage({ message: "Hello", namespace })
        const goal = subject.networks[1]
        const id = kit
          .getSnapshot()
          .network.byNamespace[namespace]!.requestedCaipNetworks.find(
            ({ input }) => input === goal
          )!.caipNetworkId
        await codeOf(kit.switchNetwork({ networkId: id }))
        undisturbed()
        await kit.disconnect({ namespace })
        undisturbed()
        visit.wallet.setPolicy("reject")
        sameText(await codeOf(kit.connect({ connectorId, namespace })), "CONNECTION_REJECTED", "the outcome")
        undisturbed()
        visit.wallet.setPolicy("approve")
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
      run: visiting(async (visit) => {
        await connectWallet(visit)
        await visit.kit.remove(subject.make().id)
        sameText(visit.wallet.listenerCount(), 0, "listeners left with the wallet")
      })
    }
  ]
}
