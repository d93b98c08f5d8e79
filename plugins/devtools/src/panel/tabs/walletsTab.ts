import type { WalletEntry } from "../../record/Recording.ts"
import type { WalletFaultName } from "../../record/WalletFault.ts"
import type { PanelContext, PanelTab } from "../PanelContext.ts"
import { mark, namedValue, nothing, timeOf, unfolding } from "../rows.ts"
import { choiceOf } from "../choiceOf.ts"
import { outcomeOf } from "./actionsTab.ts"

const faultTitles: Readonly<Record<WalletFaultName, string>> = {
  none: "Works",
  silent: "Never answers",
  slow: "Answers after 5 seconds",
  declines: "Declines",
  wrongChain: "Is on another network"
}

const row = (context: PanelContext, entry: WalletEntry): Node =>
  unfolding(
    context,
    `wallet ${entry.number}`,
    [mark(timeOf(entry.at)), mark(entry.connector), entry.method, outcomeOf(entry)],
    () => [
      ...namedValue("Parameters", entry.params),
      ...namedValue("Answer", entry.result),
      ...namedValue("Error", entry.error)
    ]
  )

/** What the kit asked connected wallets, and the faults that can be switched on. */
export const walletsTab: PanelTab = {
  id: "wallets",
  title: "Wallets",
  count: ({ recorder }) => recorder.read().wallets.length,
  draw: (context) => {
    const { wallets } = context.recorder.read()
    return [
      choiceOf("Each wallet", {
        titles: faultTitles,
        current: context.recorder.fault(),
        choose: context.recorder.setFault
      }),
      nothing(
        "Requests of the kit to connected wallets (EIP-1193). Of a wallet that the page restored before the panel began, from the next connection on."
      ),
      ...wallets.map((entry) => row(context, entry)).toReversed()
    ]
  }
}
