import type { Network } from "@latchkey/core"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { ChainSubject } from "./ChainSubject.ts"
import { must, sameText } from "./must.ts"
import { hostOf } from "./hostOf.ts"
import type { ContractCase } from "./PluginSubject.ts"
import { accountOf, connectWallet, visiting } from "./WalletVisit.ts"

/** An id as no chain has one: it tries to lead the link elsewhere. */
const HOSTILE = "../../@evil.test/?a=b#<script>"

const webAddress = (link: string | undefined, what: string): URL | undefined => {
  if (link === undefined) return undefined
  const url = URL.canParse(link) ? new URL(link) : undefined
  must(
    url !== undefined && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "",
    `the link to ${what} is not a web address: ${link}`
  )
  return url
}

const segmentsOf = ({ pathname, hash }: URL): ReadonlyArray<string> =>
  `${pathname}/${hash}`.toLowerCase().split(/[/#]/)

/** Words of explorers' paths that say what a page is about. */
const words: Readonly<Record<"address" | "transaction", RegExp>> = {
  address: /^(address(es)?|accounts?|addr|wallets?)$/,
  transaction: /^(tx|txs|txn|txid|txblock|transactions?|extrinsics?)$/
}

/** What a chain's links to explorers must keep. */
export const explorerCases = <Wallet extends ChainWallet>(
  subject: ChainSubject<Wallet>
): ReadonlyArray<ContractCase> => [
  {
    name: "T31 links to explorers are web addresses of the network's explorer, whatever the id",
    run: visiting(subject, async (visit) => {
      const { explorerUrl } = await hostOf(visit)
      const { requestedCaipNetworks: networks } =
        visit.kit.getSnapshot().network.byNamespace[visit.namespace]!
      const { text, canonical = text } = subject.addresses.valid[0]!
      const pages = { address: words.transaction, transaction: words.address }
      for (const network of networks) {
        const { blockExplorers, ...without } = network
        for (const [kind, good] of [
          ["address", canonical],
          ["transaction", "0123456789abcdef"]
        ] as const) {
          const link = (of: Network, id: string) =>
            webAddress(
              explorerUrl(of, kind === "address" ? { address: id } : { transaction: id }),
              `${kind} ${id} on ${of.name}`
            )
          const page = link(network, good)
          const led = link(network, HOSTILE)
          must(link(without, good) === undefined, `${network.name} without an explorer has a link`)
          if (blockExplorers === undefined) continue
          const { origin } = new URL(blockExplorers.default.url)
          must(page !== undefined, `${network.name} has an explorer, and its ${kind} no link`)
          must(page.href.includes(good), `the link does not name the ${kind}: ${page.href}`)
          sameText(page.origin, origin, "the explorer's origin")
          const wrong = segmentsOf(page).find((segment) => pages[kind].test(segment))
          must(
            wrong === undefined,
            `the link to the ${kind} leads to a page of /${String(wrong)}/: ${page.href}`
          )
          sameText(led?.origin ?? origin, origin, `where the id ${HOSTILE} leads`)
        }
      }
      for (const network of networks) {
        const [account, transaction] = [
          explorerUrl(network, { address: canonical }),
          explorerUrl(network, { transaction: canonical })
        ]
        must(
          account === undefined || account !== transaction,
          `an account and a transaction of ${network.name} have one page`
        )
      }
      await connectWallet(visit)
      webAddress(accountOf(visit)?.addressExplorerUrl, "the connected account")
    })
  }
]
