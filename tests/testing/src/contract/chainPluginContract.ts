import type { KitCore } from "@latchkey/core"
import { faults } from "../faults/faults.ts"
import { oddResults } from "../faults/oddValues.ts"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import { balanceCases } from "./balanceCases.ts"
import type { ChainSubject } from "./ChainSubject.ts"
import { asPlugin, connectorCases, connectorLeftOut } from "./connectorPluginContract.ts"
import { transferCases } from "./transferCases.ts"
import { explorerCases } from "./explorerCases.ts"
import { must, sameText } from "./must.ts"
import { parseIn } from "./hostOf.ts"
import { countingLeftOut, leftOutWithout } from "./leftOut.ts"
import type { ContractCase } from "./PluginSubject.ts"
import {
  accountOf,
  codeOf,
  connectNeighbour,
  connectWallet,
  networkOf,
  visiting,
  type WalletVisit
} from "./WalletVisit.ts"

/** A network of the namespace that the kit is not on. */
const otherNetwork = (visit: WalletVisit) => {
  const networks = visit.kit.getSnapshot().network.byNamespace[visit.namespace]!.requestedCaipNetworks
  const start = networkOf(visit).caipNetworkId
  return { start, goal: networks.slice(0, 2).find(({ caipNetworkId }) => caipNetworkId !== start)! }
}

const switchCases = <Wallet extends ChainWallet>(
  subject: ChainSubject<Wallet>
): ReadonlyArray<ContractCase> => {
  const { switches = true } = subject
  if (switches === false) {
    return [
      {
        name: "says that it cannot move the wallet, and all is as before",
        run: visiting(subject, async (visit) => {
          await connectWallet(visit)
          const { start, goal } = otherNetwork(visit)
          const before = accountOf(visit)
          const code = await codeOf(visit.kit.switchNetwork({ networkId: goal.caipNetworkId }))
          must(code.startsWith("NETWORK_SWITCH"), `switching ends in ${code}`)
          sameText(networkOf(visit).caipNetworkId, start, "the network")
          must(accountOf(visit) === before, "the account changed")
        })
      }
    ]
  }
  const moves: ContractCase = {
    name: "S1.03 in part: moves to another network and back, the account with it",
    run: visiting(subject, async (visit) => {
      await connectWallet(visit)
      const { start, goal } = otherNetwork(visit)
      const parse = await parseIn(visit)
      for (const network of [goal, visit.kit.getNetwork(start)!]) {
        await visit.kit.switchNetwork({ networkId: network.caipNetworkId })
        sameText(networkOf(visit).caipNetworkId, network.caipNetworkId, "the network")
        const account = accountOf(visit)
        sameText(account?.caipAddress, `${network.caipNetworkId}:${account?.address}`, "the account")
        sameText(parse(visit.namespace, account!.address!, network), account?.address, "its address there")
      }
    })
  }
  if (switches === "page") return [moves]
  return [
    moves,
    {
      name: "S1.03 in part: asks the wallet to move, and stays where it is when the wallet declines",
      run: visiting(subject, async (visit) => {
        await connectWallet(visit)
        const { start, goal } = otherNetwork(visit)
        const before = accountOf(visit)
        visit.wallet.clearRequests()
        visit.wallet.setFault("*", faults.rejects({ code: 4001, message: "User rejected the request." }))
        const code = await codeOf(visit.kit.switchNetwork({ networkId: goal.caipNetworkId }))
        must(
          visit.wallet.requests().length > 0,
          'the wallet was not asked to move (where the page alone chooses the network, say switches: "page")'
        )
        sameText(code, "NETWORK_SWITCH_REJECTED", "the outcome")
        sameText(networkOf(visit).caipNetworkId, start, "the network")
        must(accountOf(visit) === before, "the account changed")
      })
    }
  ]
}

/**
 * The contract of every chain plugin, that of connectors and of every plugin included: addresses have one form,
 * signatures are good, the wallet is asked to move, balances and links are what they say, and no other namespace is ever
 * disturbed.
 *
 * For a test runner: `for (const { name, run } of chainPluginContract(subject)) it(name, run)`. Runs in Node on a window
 * of its own, and in a browser on the page's.
 */
export const chainPluginContract = <Wallet extends ChainWallet>(
  subject: ChainSubject<Wallet>
): ReadonlyArray<ContractCase> => {
  const { methods, node } = subject
  const during = (run: (visit: WalletVisit<Wallet>) => Promise<void>) => visiting(subject, run)
  const use = async ({ kit, namespace }: WalletVisit & { readonly kit: KitCore }) => {
    await kit.signMessage({ message: "Hello", namespace })
    await kit.refreshBalance({ namespace, force: true })
  }

  const rows = [
    ...asPlugin(subject, {
      use,
      ...(node === undefined ? {} : { respond: (request) => node(1n, request) })
    }),
    {
      name: "S1.14 in part: declares its namespace, with a name for visitors, and takes its networks",
      run: during(async ({ kit, namespace, plugin }) => {
        const declared = plugin.namespaces?.find(({ id }) => id === namespace)
        must(declared !== undefined && declared.name !== "", `it does not declare the namespace ${namespace}`)
        const networks = kit.getSnapshot().network.byNamespace[namespace]?.requestedCaipNetworks ?? []
        sameText(networks.length, subject.networks.length, "networks taken")
        for (const { caipNetworkId } of networks) {
          must(caipNetworkId.startsWith(`${namespace}:`), `${caipNetworkId} is not of the namespace`)
        }
      })
    },
    {
      name: "S5.04 in part: knows an address by its checksum, and gives it one form",
      run: during(async (visit) => {
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
    ...connectorCases(subject),
    {
      name: "T20 signs exactly what it was given, text and bytes, so that others can verify it",
      run: during(async (visit) => {
        await connectWallet(visit)
        const address = accountOf(visit)!.address!
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
      run: during(async (visit) => {
        await connectWallet(visit)
        const sign = () => codeOf(visit.kit.signMessage({ message: "Hello", namespace: visit.namespace }))
        visit.wallet.setPolicy("reject", methods.sign)
        sameText(await sign(), "SIGNING_REJECTED", "the outcome of a refusal")
        visit.wallet.setPolicy("approve", methods.sign)
        for (const { name, make } of oddResults) {
          visit.wallet.setFault(methods.sign, faults.resolves(make()))
          const expected = subject.oddSignatures?.includes(name) ? "success" : "SIGNING_FAILED"
          sameText(await sign(), expected, `the outcome of signing with ${name}`)
        }
        visit.wallet.setFault(methods.sign, undefined)
        must(accountOf(visit)?.status === "connected", "it is not connected any more")
        sameText(await sign(), "success", "the outcome at last")
      })
    },
    ...switchCases(subject),
    ...explorerCases(subject),
    ...balanceCases(subject),
    ...transferCases(subject),
    {
      name: "signs and moves without disturbing another namespace",
      run: during(async (visit) => {
        const { kit, namespace } = visit
        const undisturbed = await connectNeighbour(kit)
        await connectWallet(visit)
        await kit.signMessage({ message: "Hello", namespace })
        undisturbed()
        await codeOf(kit.switchNetwork({ networkId: otherNetwork(visit).goal.caipNetworkId }))
        undisturbed()
      })
    }
  ]
  return countingLeftOut(rows, [
    ...connectorLeftOut(subject),
    ...leftOutWithout(node, "balances", "`node`, where the chain reads any"),
    ...(subject.switches === false
      ? [{ row: "moving to another network", for: "`switches`, where anybody can" }]
      : [])
  ])
}
