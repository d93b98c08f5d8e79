import { nameServices, shownNamespace } from "@latchkey/core"
import { ColumnSkeleton } from "../../components/ViewSkeleton.tsx"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { accountTabs } from "../../slots/accountTabs.ts"
import { shownAccount } from "../selectors.ts"
import { offeredActions } from "./offeredActions.ts"

const TILES_IN_A_LINE = 4

/** Stands in the place of the account while its module loads, as high as the account will be. */
export const AccountSkeleton = () => {
  const { kit } = useModalContext()
  const account = useModalState(shownAccount)
  const lines = useModalState((state) =>
    Math.ceil(offeredActions(kit, state, shownNamespace(state) ?? "").length / TILES_IN_A_LINE)
  )
  const fillings = useModalState((state) => state.plugin.fillings)
  const has = (id: string) => fillings.some(({ slot }) => slot === id)
  const named = account?.profileName !== undefined || has(nameServices.id)
  return (
    <ColumnSkeleton
      blocks={[
        [56, 56, 28, 8],
        named && [144, 24, 6, 12],
        [144, 44, 8, named ? 4 : 12],
        [160, 40, 20, 12],
        lines > 0 && ["100%", lines * 80 - 8, 14, 20],
        has(accountTabs.id) && ["100%", 212, 14, 16],
        ["100%", 48, 14, lines > 0 ? 16 : 20],
        [104, 32, 8, 8]
      ]}
    />
  )
}
