import { useKitContext } from "../context/KitContext.ts"
import { accountIn } from "@latchkey/core/select"
import { useBalanceReading } from "./useBalanceReading.ts"
import { useSelection } from "./useSelection.ts"

/** Reads the balance of a connected account as long as it is `wanted`. */
export const useBalanceRefresh = (namespace: string | undefined, wanted: boolean): void => {
  const { kit } = useKitContext("useBalance")
  const account = useSelection("useBalance", (state) => (wanted ? accountIn(state, namespace) : undefined))
  useBalanceReading(kit, namespace, account)
}
