import { duplicates } from "../../record/duplicates.ts"
import { declaredHosts, pluginsOf } from "../../record/declaredHosts.ts"
import { toPlain } from "../../record/toPlain.ts"
import { element } from "../element.ts"
import type { PanelTab } from "../PanelContext.ts"
import { mark, namedValue, nothing, timeOf, unfolding } from "../rows.ts"

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

/** The transactions that the kit follows. */
export const transactionsTab: PanelTab = {
  id: "transactions",
  title: "Transactions",
  count: ({ kit }) => kit.getSnapshot().transactions.list.length,
  draw: (context) => {
    const { list } = context.kit.getSnapshot().transactions
    return list.length === 0
      ? [nothing("Nothing was sent, or the list was not loaded yet.")]
      : list.map((transaction, index) =>
          unfolding(
            context,
            `transaction ${index}`,
            [mark(transaction.networkId), transaction.description.kind, mark(transaction.status)],
            () => namedValue("Transaction", toPlain(transaction))
          )
        )
  }
}

/** What is installed, what failed, and how much the page loaded. */
export const pluginsTab: PanelTab = {
  id: "plugins",
  title: "Plugins",
  draw: (context) => {
    const { kit, recorder } = context
    const { installed, failed } = kit.getSnapshot().plugin
    const { modules } = recorder.read()
    const hosts = declaredHosts(kit)
    const twice = duplicates(modules)
    return [
      ...twice.map((name) =>
        element(
          "p",
          { class: "warning" },
          `${name} was loaded from more than one place. Install one version of it, and let the bundler resolve it once.`
        )
      ),
      ...installed.map((id) =>
        unfolding(
          context,
          `plugin ${id}`,
          [id, ...(failed[id] === undefined ? [] : [mark(failed[id], "failed")])],
          () => [
            ...namedValue(
              "May ask",
              toPlain(
                hosts.filter(({ by }) => by === id).map(({ origin, purpose }) => `${origin}: ${purpose}`)
              )
            ),
            ...namedValue(
              "Options",
              toPlain(pluginsOf(kit).find((plugin) => plugin.id === id)?.given ?? null)
            )
          ]
        )
      ),
      unfolding(
        context,
        "modules",
        [
          `${modules.length} modules of the page`,
          mark(kilobytes(modules.reduce((sum, { bytes }) => sum + bytes, 0)))
        ],
        () => [
          element(
            "ul",
            {},
            ...modules
              .toSorted((one, other) => other.bytes - one.bytes)
              .slice(0, 100)
              .map(({ url, bytes }) =>
                element("li", {}, mark(kilobytes(bytes)), new URL(url, location.href).pathname)
              )
          )
        ]
      )
    ]
  }
}

/** What the developer was told. */
export const noticesTab: PanelTab = {
  id: "notices",
  title: "Notices",
  count: ({ recorder }) => recorder.read().events.filter(({ event }) => event === "DIAGNOSTIC").length,
  draw: ({ recorder }) => {
    const told = recorder.read().events.filter(({ event }) => event === "DIAGNOSTIC")
    return told.length === 0
      ? [nothing("The kit had nothing to tell you.")]
      : told
          .map(({ timestamp, properties: { code, message, advice, page } }) =>
            element(
              "article",
              {},
              element("h3", {}, mark(timeOf(timestamp)), String(code)),
              element("p", {}, String(message)),
              element("p", {}, element("strong", {}, "What to do: "), String(advice)),
              page ? element("p", {}, String(page)) : undefined
            )
          )
          .toReversed()
  }
}
