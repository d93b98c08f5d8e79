import {
  catalogues,
  catalogueState,
  type CatalogueActions,
  type CataloguePage,
  type KitError
} from "@latchkey/core"
import { foreignPromise } from "@latchkey/core/effect"
import type * as Effect from "effect/Effect"
import { must, sameText } from "../must.ts"
import type { ContractCase } from "../PluginSubject.ts"
import { mustBePlain, mustDiffer } from "./checks.ts"
import type { OpenedSource } from "./openSource.ts"
import { answerOf, sourceCases, withSource, type Question } from "./sourceCases.ts"
import type { SourceSubject } from "./SourceSubject.ts"
import { countingLeftOut, leftOutWithout } from "../leftOut.ts"

/** A plugin that is a catalogue of wallets, and its service. */
export interface CatalogueSubject extends Omit<SourceSubject, "address" | "unservedNetworkId"> {
  /** A wallet that the first page has, by the catalogue's id. */
  readonly walletId: string
}

const links = [
  "homepage",
  "mobileLink",
  "universalLink",
  "desktopLink",
  "webLink",
  "appStore",
  "playStore",
  "chromeStore"
] as const
const runsHere = /^(javascript|data|blob|vbscript|file|about|filesystem)(:|$)/i

const checkPage = ({ wallets, count }: CataloguePage) => {
  must(Number.isSafeInteger(count) && count >= 0 && count <= 1_000_000, `there are ${String(count)} wallets`)
  must(wallets.length <= 100, `a page has ${wallets.length} wallets`)
  for (const wallet of wallets) {
    const { id, name, certified, chains } = wallet
    must(typeof id === "string" && id !== "", `a wallet's id is ${String(id)}`)
    mustBePlain(name, 64, `the name of ${id}`)
    must(name.trim() !== "", `${id} has no name`)
    must(typeof certified === "boolean", `nobody knows whether ${id} is certified`)
    for (const chain of chains)
      must(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(chain), `${id} works on ${chain}`)
    for (const link of links) {
      const url = wallet[link]
      must(
        url === undefined ||
          (/^[a-z][-+.a-z0-9]*(:|$)/i.test(url) && !runsHere.test(url) && !/^http:/i.test(url)),
        `the ${link} of ${id} is ${String(url).slice(0, 80)}`
      )
    }
  }
  mustDiffer(
    wallets.map(({ id }) => id),
    "the wallets of a page"
  )
}

/**
 * The contract of a catalogue of wallets: names that can be shown, links that run nothing here, no wallet that is not wanted, and
 * typed failures. For a test runner: `for (const { name, run } of catalogueContract(subject)) it(name, run)`.
 */
export const catalogueContract = (subject: CatalogueSubject): ReadonlyArray<ContractCase> => {
  const { service, walletId } = subject
  const whole = { ...subject, address: "" }
  const actionsOf = ({ kit, plugin }: OpenedSource) => Reflect.get(kit, plugin.id) as CatalogueActions
  const pageOf =
    (query?: Parameters<CatalogueActions["wallets"]>[0]) =>
    (source: OpenedSource): Effect.Effect<CataloguePage, KitError> =>
      foreignPromise(
        (signal) => actionsOf(source).wallets(query, { signal }),
        (cause) => cause as KitError
      )
  const listing: Question<CataloguePage> = {
    name: "a page of wallets",
    ask: pageOf(),
    check: checkPage,
    isGood: ({ wallets }) =>
      must(
        wallets.some(({ id }) => id === walletId),
        `the first page has no ${walletId}`
      )
  }
  const respond = (request: Parameters<NonNullable<typeof service>>[0]) => service?.(request)
  return countingLeftOut(
    [
      ...sourceCases(whole, [listing]),
      {
        name: "fills the slot of catalogues with its own id, and has its state in its slice",
        run: withSource(whole, listing, async ({ source }) => {
          sameText(
            source.declared(catalogues).map(({ id }) => id),
            [source.plugin.id],
            "catalogues"
          )
          const { status } = catalogueState(source.kit.getSnapshot(), source.plugin.id)
          must(["idle", "loading", "ready", "failed"].includes(status), `its status is ${status}`)
        })
      },
      {
        name: "has no wallet that is not wanted, though the service has",
        run: withSource(whole, listing, async ({ source, ask }) => {
          const excluded = answerOf(
            await ask(respond, () => pageOf({ exclude: [walletId] })(source)),
            "without one"
          )
          must(
            !(excluded as CataloguePage).wallets.some(({ id }) => id === walletId),
            `${walletId} is there all the same`
          )
          const included = answerOf(
            await ask(respond, () => pageOf({ include: [walletId] })(source)),
            "with one alone"
          )
          const others = (included as CataloguePage).wallets.filter(({ id }) => id !== walletId)
          sameText(
            others.map(({ id }) => id),
            [],
            "wallets that were not asked for"
          )
        })
      }
    ],
    leftOutWithout(service, "what its service may do wrong", "`service`")
  )
}
