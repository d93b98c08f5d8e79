import type { KernelPlugin } from "../kernel/Plugin.ts"
import type { TransactionsApi } from "./TransactionsApi.ts"
import { transactionsSlice, type TransactionsState } from "./TransactionsState.ts"

/** The ledger as a plugin of the kit itself: it starts when somebody sends, or asks for it. */
export const transactionsPlugin: KernelPlugin<"transactions", TransactionsApi, TransactionsState> = {
  id: "transactions",
  isOwn: true,
  when: "demand",
  slice: transactionsSlice,
  actions: ["list", "add", "follow", "forget"],
  load: () => import("./module.ts").then((part) => part.transactionsModule)
}
