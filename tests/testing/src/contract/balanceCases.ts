import type { Amount, Network } from "@latchkey/core"
import { oddResults } from "../faults/oddValues.ts"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { ChainSubject } from "./ChainSubject.ts"
import { must, sameText } from "./must.ts"
import { hostOf } from "./hostOf.ts"
import type { ContractCase, SentRequest } from "./PluginSubject.ts"
import { accountOf, connectWallet, networkOf, visiting } from "./WalletVisit.ts"
import { watchRequests } from "./watchRequests.ts"

const NODE = "http://node.contract.test/rpc"
const MAX = 2n ** 256n

const inRange = ({ value, decimals, symbol }: Amount, when: string): void => {
  must(typeof value === "bigint" && value >= 0n && value < MAX, `${when}: ${String(value)} is not an amount`)
  must(
    Number.isInteger(decimals) && decimals >= 0 && decimals <= 36,
    `${when}: ${String(decimals)} are not the decimals of a coin`
  )
  must(typeof symbol === "string" && symbol.trim() !== "", `${when}: the coin has no symbol`)
}

const inUnit = ({ decimals, symbol }: Amount, { nativeCurrency }: Network): void =>
  must(
    decimals === nativeCurrency.decimals && symbol === nativeCurrency.symbol,
    `the balance has ${decimals} decimals of ${symbol}, and the network's coin ${nativeCurrency.decimals} of ${nativeCurrency.symbol}`
  )

/** A request without what differs each time. */
const textOf = ({ url, body }: SentRequest): string =>
  `${url} ${JSON.stringify(body, (key, value: unknown) => (key === "id" ? undefined : value))}`

/** What a chain's balances must keep. */
export const balanceCases = <Wallet extends ChainWallet>(
  subject: ChainSubject<Wallet>
): ReadonlyArray<ContractCase> => [
  {
    name: "T26 reads balances exactly, and no answer of a node makes one that is out of range",
    run: visiting(
      subject,
      async (visit) => {
        const { node } = subject
        await connectWallet(visit)
        const { capabilities } = await hostOf(visit)
        const read = capabilities(visit.namespace).nativeBalance
        if (read === undefined) return
        must(node !== undefined, "it reads balances: say in `node` what a node answers")
        const ask = async (respond: Parameters<typeof watchRequests>[0]) => {
          const requests = watchRequests(respond)
          try {
            return await read({
              address: accountOf(visit)!.address!,
              network: networkOf(visit),
              provider: visit.kit.getProvider(visit.namespace)
            })
          } finally {
            requests.stop()
          }
        }
        for (const balance of [0n, 1n, 123_456_789n]) {
          const amount = await ask((request) => node(balance, request))
          inRange(amount, `a balance of ${balance}`)
          inUnit(amount, networkOf(visit))
          sameText(String(amount.value), String(balance), "the balance")
        }
        for (const balance of [-1n, MAX]) {
          const amount = await ask((request) => node(balance, request)).catch(() => undefined)
          if (amount !== undefined) inRange(amount, `a node that tells ${balance}`)
        }
        for (const { name, make } of oddResults) {
          // What JSON cannot write, no node can say.
          const text = jsonOf(make())
          if (text === undefined) continue
          for (const answer of [text, { jsonrpc: "2.0", id: 1, result: text }]) {
            const amount = await ask(() => answer).catch(() => undefined)
            if (amount !== undefined) inRange(amount, `a node that answers ${name}`)
          }
        }
      },
      { rpcUrl: NODE }
    )
  },
  {
    name: "T26 reads the balance of the account that it is asked about, over the app's own URLs alone",
    run: visiting(
      subject,
      async (visit) => {
        const { node } = subject
        await connectWallet(visit)
        const { capabilities, parseAddress } = await hostOf(visit)
        const read = capabilities(visit.namespace).nativeBalance
        if (read === undefined || node === undefined) return
        const own = accountOf(visit)!.address!
        const asked = async (address: string) => {
          const requests = watchRequests((request) => node(1n, request))
          try {
            await read({
              address,
              network: networkOf(visit),
              provider: visit.kit.getProvider(visit.namespace)
            }).catch(() => {})
            return requests
          } finally {
            requests.stop()
          }
        }
        const about = await asked(own)
        for (const url of about.urls())
          must(url.startsWith(NODE), `it asks ${url} for a balance, and the app named ${NODE}`)
        // One account may have several forms; on a network it has one.
        const others = subject.addresses.valid.flatMap(
          ({ text }) => parseAddress(visit.namespace, text, networkOf(visit)) ?? []
        )
        for (const other of others.filter((address) => address !== own)) {
          const requests = await asked(other)
          const texts = requests.sent().map(textOf)
          if (texts.length === 0) continue
          const same = about.sent().map(textOf).join("\n") === texts.join("\n")
          must(!same, `asked about ${other}, it asks the node for the balance of another account`)
          const isNamed = about.sent().some((request) => textOf(request).includes(own))
          must(
            !isNamed || !texts.some((text) => text.includes(own)),
            `asked about ${other}, it asks the node about ${own}`
          )
          return
        }
      },
      { rpcUrl: NODE }
    )
  }
]

const jsonOf = (value: unknown): unknown => {
  try {
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
