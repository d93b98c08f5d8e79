import type { HistoryApproval, HistoryPage, HistoryTransaction, HistoryTransfer } from "@latchkey/core"
import { history } from "@latchkey/core/effect"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBeAmount, mustBeCoins, mustBeOn, mustBePlain, mustDiffer } from "./checks.ts"
import { mustBeTyped, networkOf, type OpenedSource } from "./openSource.ts"
import { answerOf, sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"

/** A plugin that tells what happened to accounts, and its service. */
export interface HistorySubject extends SourceSubject {
  /**
   * The service's answers when it speaks of another account, or of another network, than it was asked about, as far as its form says
   * whose a row is. Nothing of them may be shown.
   */
  readonly foreign?: SourceSubject["service"]
}

const kinds: ReadonlySet<string> = new Set<HistoryTransaction["kind"]>([
  "send",
  "receive",
  "self",
  "mint",
  "burn",
  "trade",
  "approve",
  "cancel",
  "deploy",
  "deposit",
  "withdraw",
  "borrow",
  "repay",
  "stake",
  "unstake",
  "claim",
  "contract"
])

const checkTransfer = (transfer: HistoryTransfer, source: OpenedSource, what: string) => {
  const { direction, counterparty, amount, token, nft, isHearsay } = transfer
  must(["in", "out", "self"].includes(direction), `${what}: its direction is ${direction}`)
  if (counterparty !== undefined)
    sameText(source.parseAddress(counterparty), counterparty, `${what}: the other side`)
  if (token !== undefined) mustBeOn(token, source.network, `${what}: its token`)
  must(isHearsay !== true || token === undefined, `${what}: its token is named, and hearsay`)
  if (nft === undefined && token === undefined && isHearsay !== true)
    mustBeCoins(amount, source.network, `${what}: its amount`)
  else mustBeAmount(amount, `${what}: its amount`)
  if (nft === undefined) return
  if (nft.collection !== undefined) mustBeOn(nft.collection, source.network, `${what}: its collection`)
  must(nft.id === undefined || /^\d{1,78}$/.test(nft.id), `${what}: the thing's number is ${String(nft.id)}`)
  mustBePlain(nft.name, 64, `${what}: the thing's name`)
  must(typeof nft.isSpam === "boolean", `${what}: nobody knows whether the thing is spam`)
}

const checkApproval = (
  { token, of, name, spender, allowed }: HistoryApproval,
  source: OpenedSource,
  what: string
) => {
  mustBeOn(token, source.network, `${what}: its token`)
  must(["token", "collection"].includes(of), `${what}: it is of a ${of}`)
  mustBePlain(name, 64, `${what}: its name`)
  sameText(source.parseAddress(spender), spender, `${what}: its spender`)
  if (allowed === "unlimited" || allowed === "nothing") return
  mustBeAmount(allowed, `${what}: what is allowed`)
  must(allowed.value > 0n, `${what}: it allows nothing, and does not say so`)
}

const checkTransaction = (transaction: HistoryTransaction, source: OpenedSource) => {
  const { hash, networkId, minedAt, status, kind, sender, transfers, approvals = [], fee } = transaction
  const { network } = source
  must(/^[\w+/=-]{1,128}$/.test(hash), `${JSON.stringify(String(hash).slice(0, 80))} is no hash`)
  const what = `the transaction ${hash}`
  sameText(networkId, network.caipNetworkId, `${what}: its network`)
  must(
    Number.isInteger(minedAt) && minedAt >= 0 && minedAt <= 8_640_000_000_000_000,
    `${what}: ${String(minedAt)} is no moment`
  )
  must(status === "success" || status === "failed", `${what}: its status is ${String(status)}`)
  must(kinds.has(kind), `${what}: its kind is ${kind}`)
  if (sender !== undefined) sameText(source.parseAddress(sender), sender, `${what}: its sender`)
  must(transfers.length <= 100, `${what}: it has ${transfers.length} transfers`)
  must(approvals.length <= 20, `${what}: it has ${approvals.length} approvals`)
  if (status === "failed")
    must(transfers.length + approvals.length === 0, `${what}: it failed, and moved or allowed something`)
  for (const transfer of transfers) checkTransfer(transfer, source, what)
  for (const approval of approvals) checkApproval(approval, source, what)
  mustDiffer(
    approvals.map(({ token, of, spender }) => `${token} ${of} ${spender}`),
    `${what}: its approvals`
  )
  if (fee !== undefined) mustBeCoins(fee, network, `${what}: its fee`)
}

const checkPage = ({ transactions, next, coverage }: HistoryPage, source: OpenedSource) => {
  must(transactions.length <= 100, `a page has ${transactions.length} transactions`)
  must(["whole", "partial", "none"].includes(coverage), `its coverage is ${coverage}`)
  must(next === undefined || (typeof next === "string" && next !== ""), `its next page is ${String(next)}`)
  for (const transaction of transactions) checkTransaction(transaction, source)
  mustDiffer(
    transactions.map(({ hash }) => hash),
    "the transactions of a page"
  )
  const newest = transactions.toSorted((one, other) => other.minedAt - one.minedAt)
  sameText(
    transactions.map(({ minedAt }) => minedAt),
    newest.map(({ minedAt }) => minedAt),
    "the moments of a page, newest first"
  )
}

const list = (source: OpenedSource, { address }: SourceSubject, cursor?: string) =>
  source
    .capability(history)
    .list({ address, network: source.network, ...(cursor === undefined ? {} : { cursor }) })

/**
 * The contract of a source of history: exact rows of that account and that network, newest first, pages that lead on, and typed
 * failures, whatever its service does. For a test runner:
 * `for (const { name, run } of historySourceContract(subject)) it(name, run)`.
 */
export const historySourceContract = (subject: HistorySubject): ReadonlyArray<ContractCase> => {
  const { foreign, unservedNetworkId, service } = subject
  const question: Question<HistoryPage> = {
    name: "the history",
    ask: (source) => list(source, subject),
    check: checkPage,
    isGood: ({ transactions, coverage }) => {
      must(transactions.length > 0, "it tells of nothing: let `service` know of a transaction")
      must(coverage !== "none", "it says that it does not know the network")
    }
  }
  return countingLeftOut(
    [
      ...sourceCases(subject, [question]),
      ...(service === undefined
        ? []
        : [
            {
              name: "never leads from a page to itself, though the service does, and reads on in a page that there is",
              run: withSource(subject, question, async ({ source, ask }) => {
                const { next } = answerOf(await ask(service), "the first page") as HistoryPage
                if (next === undefined) return
                const ended = await ask(service, () => list(source, subject, next))
                must(!("late" in ended), "the second page does not end")
                if ("error" in ended) return
                const second = ended.value as HistoryPage
                checkPage(second, source)
                must(second.next !== next, `the page ${JSON.stringify(next)} has itself for the next one`)
              })
            }
          ]),
      ...(foreign === undefined
        ? []
        : [
            {
              name: "tells nothing of another account, and of another network, though the service does",
              run: withSource(subject, question, async ({ source, ask }) => {
                const ended = await ask(foreign)
                must(!("late" in ended), "it does not end")
                if ("error" in ended) return
                const { transactions } = ended.value as HistoryPage
                for (const transaction of transactions) checkTransaction(transaction, source)
                const moved = transactions.filter(({ transfers }) => transfers.length > 0)
                sameText(
                  moved.map(({ hash }) => hash),
                  [],
                  "transactions that moved something of the account"
                )
              })
            }
          ]),
      ...(unservedNetworkId === undefined
        ? []
        : [
            {
              name: "knows nothing of a network that it does not serve, and says so",
              run: withSource(subject, question, async ({ source, ask }) => {
                const network = networkOf(source.kit, unservedNetworkId)
                const ended = await ask(
                  (request) => service?.(request),
                  () => source.capability(history).list({ address: subject.address, network })
                )
                must(!("late" in ended), "it does not end")
                if ("error" in ended) return void mustBeTyped(ended.error, "asked about that network")
                const page = ended.value as HistoryPage
                must(
                  page.coverage === "none" && page.transactions.length === 0,
                  "it answers for that network, and does not say that it does not know it"
                )
              })
            }
          ])
    ],
    [
      ...leftOutWithout(service, "what its service may do wrong", "`service`"),
      ...leftOutWithout(foreign, "rows of another account or network", "`foreign`"),
      ...leftOutWithout(unservedNetworkId, "a network that it does not serve", "`unservedNetworkId`")
    ]
  )
}
