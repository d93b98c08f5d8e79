import { readSlice, type CaipAddress, type KitCore } from "@latchkey/core"
import { useFreshReads, useKit, useKitSnapshot, useReadOn, type ReadInNamespace } from "@latchkey/react"
import { useCallback } from "react"
import type { ApprovalsApi } from "../ApprovalsApi.ts"
import { approvalsSlice, type AccountApprovals, type ApprovalsState } from "../ApprovalsState.ts"

/** What an account has approved, and what can be done. */
export interface ApprovalsView
  extends Omit<ApprovalsApi, "load">, Pick<ApprovalsState, "review" | "progress"> {
  /** CAIP-10 of the account; undefined while nobody is connected. */
  readonly account: CaipAddress | undefined
  /** What that account has approved; undefined until it is known, and never what another one has. */
  readonly approvals: AccountApprovals | undefined
  /** Older ones are still being looked for. */
  readonly goesOn: boolean
  /** Reads them at once. */
  readonly readAgain: () => void
}

/**
 * What the connected account has approved: read when the component is there, and again when something may have happened; `prepare`,
 * `submit` and `follow` take one back. Needs the plugin `approvals`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider. A failed read is a part of `approvals`.
 */
export const useApprovals = ({ namespace: wanted }: ReadInNamespace = {}): ApprovalsView => {
  const { load, ...actions } = useKit<KitCore & { readonly approvals: ApprovalsApi }>().approvals
  const active = useKitSnapshot(({ network }) => network.activeNamespace)
  const namespace = wanted ?? active ?? ""
  const account = useKitSnapshot((snapshot) => snapshot.account[namespace])
  const { byNamespace, review, progress } = useKitSnapshot((snapshot) => readSlice(snapshot, approvalsSlice))
  const known = byNamespace[namespace]
  const approvals = account !== undefined && known?.account === account.caipAddress ? known : undefined
  // How it went is in the state.
  const readAgain = useCallback(() => void load({ namespace }).catch(() => {}), [load, namespace])
  useFreshReads(readAgain, {
    account: account?.caipAddress,
    signs: account?.balance ?? "",
    failedAt: undefined
  })
  return {
    ...actions,
    ...(review === undefined ? {} : { review }),
    ...(progress === undefined ? {} : { progress }),
    account: account?.caipAddress,
    approvals,
    goesOn: useReadOn(readAgain, approvals),
    readAgain
  }
}
