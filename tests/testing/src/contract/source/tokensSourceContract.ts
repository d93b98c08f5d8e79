import type { TokenHolding } from "@latchkey/core"
import { tokenBalances } from "@latchkey/core/effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBeAmount, mustBeCoins, mustBeOn, mustBePlain, mustDiffer } from "./checks.ts"
import { mustBeTyped, networkOf, type OpenedSource } from "./openSource.ts"
import { sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that tells what accounts hold, and its service. */
export interface TokensSubject extends SourceSubject {
  /** What the account holds when all is well: base units by CAIP-10 id, of the network's own coin by `native`. */
  readonly holds: Readonly<Record<string, bigint>>
  /** The service's answers when it speaks of another network than it was asked about. Nothing of them may be shown. */
  readonly foreign?: SourceSubject["service"]
}

const checkHoldings = (list: ReadonlyArray<TokenHolding>, { network, parseAddress }: OpenedSource) => {
  for (const [index, { token, name, amount }] of list.entries()) {
    const what = token === undefined ? "the network's own coin" : `the token ${String(token).slice(0, 100)}`
    if (token === undefined) {
      must(index === 0, "the network's own coin does not come first")
      mustBeCoins(amount, network, what)
    } else {
      mustBeOn(token, network, what)
      const id = token.slice(network.caipNetworkId.length + 1)
      must((parseAddress(id) ?? id) === id, `${what} is not in its canonical form`)
      mustBeAmount(amount, what)
    }
    mustBePlain(name, 64, `${what}: its name`)
  }
  mustDiffer(
    list.map(({ token = "native" }) => token),
    "what is held"
  )
}

/**
 * The contract of a source of tokens: exact base units by contract, the coin in the network's own unit, nothing of another network,
 * and a typed failure in the place of a list that only looks empty. For a test runner:
 * `for (const { name, run } of tokensSourceContract(subject)) it(name, run)`.
 */
export const tokensSourceContract = (subject: TokensSubject): ReadonlyArray<ContractCase> => {
  const { address, foreign, holds, service, unservedNetworkId } = subject
  const question: Question<ReadonlyArray<TokenHolding>> = {
    name: "what is held",
    ask: (source) => source.capability(tokenBalances).list({ address, network: source.network }),
    check: checkHoldings,
    isGood: (list) => {
      const found = Object.fromEntries(
        list.map(({ token = "native", amount }) => [token, String(amount.value)])
      )
      for (const [id, value] of Object.entries(holds))
        sameText(found[id], String(value), `what is held of ${id}`)
    }
  }
  return countingLeftOut(
    [
      ...sourceCases(subject, [question]),
      ...(foreign === undefined
        ? []
        : [
            {
              name: "T26 tells of no token of another network, though the service does",
              run: withSource(subject, question, async ({ source, ask }) => {
                const ended = await ask(foreign)
                must(!("late" in ended), "it does not end")
                if ("error" in ended) return void mustBeTyped(ended.error, "what is held")
                const list = ended.value as ReadonlyArray<TokenHolding>
                checkHoldings(list, source)
                sameText(
                  list.filter(({ amount }) => amount.value > 0n).map(({ token = "native" }) => token),
                  [],
                  "tokens of another network"
                )
              })
            }
          ]),
      ...(unservedNetworkId === undefined
        ? []
        : [
            {
              name: "fails typed for a network that it does not serve: an empty list would say that nothing is held",
              run: withSource(subject, question, async ({ source, ask }) => {
                const network = networkOf(source.kit, unservedNetworkId)
                const ended = await ask(
                  (request) => service?.(request),
                  () => source.capability(tokenBalances).list({ address, network })
                )
                must("error" in ended, "it answers for that network")
                mustBeTyped(ended.error, "asked about that network")
              })
            }
          ])
    ],
    [
      ...leftOutWithout(service, "what its service may do wrong", "`service`"),
      ...leftOutWithout(foreign, "tokens of another network", "`foreign`"),
      ...leftOutWithout(unservedNetworkId, "a network that it does not serve", "`unservedNetworkId`")
    ]
  )
}
