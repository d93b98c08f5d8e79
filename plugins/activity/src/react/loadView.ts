import { ActivityList } from "./ActivityList.tsx"
import { ActivityListView } from "./ActivityListView.tsx"

/** The tab and each view: the list is here, a transaction loads when it is opened. */
export const loadView = {
  tab: async () => ({ default: ActivityList }),
  list: async () => ({ default: ActivityListView }),
  transaction: async () => ({ default: (await import("./TransactionView.tsx")).TransactionView })
}
