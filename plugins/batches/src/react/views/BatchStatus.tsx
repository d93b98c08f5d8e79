import { readSlice, shownNamespace, type CallsReport, type KitCore } from "@latchkey/core"
import {
  Button,
  EmptyState,
  fill,
  Outcome,
  useModalContext,
  useModalState,
  useStyleSheet,
  type OutcomeStatus,
  type ViewProps
} from "@latchkey/react/view"
import { useCallback, useEffect, useRef } from "react"
import type { BatchesApi } from "../../BatchesApi.ts"
import { batchesSlice } from "../../BatchesState.ts"
import { BatchIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import css from "./batches.css?inline"
import { BatchFacts } from "./BatchFacts.tsx"

// How each outcome is drawn. Partly failed: something did not happen that the visitor wanted.
const drawn: Readonly<Record<CallsReport["status"], OutcomeStatus>> = {
  pending: "sent",
  confirmed: "success",
  partlyFailed: "failed",
  failed: "failed",
  offchainFailure: "failed",
  unknown: "unknown"
}

/** What became of calls that a wallet took on: those of `{ id }`, else the latest of the account. */
export const BatchStatus = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const { batches: api } = kit as KitCore & { readonly batches: BatchesApi }
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((snapshot) => snapshot.account[namespace])
  const network = useModalState((snapshot) => snapshot.network.byNamespace[namespace]?.caipNetwork)
  const { list } = useModalState((snapshot) => readSlice(snapshot, batchesSlice))
  const { id: wanted } = params
  const batch = list.find(
    (one) => one.account === account?.caipAddress && (typeof wanted !== "string" || one.id === wanted)
  )
  const id = batch?.id
  const follow = useCallback(() => {
    // What becomes of it is in the state.
    if (id !== undefined) api.follow({ id }).catch(() => {})
  }, [api, id])
  const isFirst = batch?.status === "pending"
  useEffect(() => {
    if (isFirst) follow()
  }, [isFirst, follow])

  if (batch === undefined || network === undefined)
    return (
      <EmptyState
        icon={<BatchIcon />}
        action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
      >
        {words.none}
      </EmptyState>
    )
  const isOpen = batch.status === "pending" || batch.status === "unknown"
  // Until the wallet and the chain were asked long enough, what is not known yet is under way.
  const status = batch.status === "unknown" && batch.isFollowed ? "pending" : batch.status
  const { title, text } = words.outcomes[status]
  const wallet = account?.connectedWalletInfo
  return (
    <div ref={element} className="batches">
      <Outcome
        status={drawn[status]}
        wallet={wallet}
        icon={<BatchIcon />}
        title={title}
        text={fill(text, { network: network.name, wallet: `\u2068${wallet?.name ?? ""}\u2069` })}
      >
        {isOpen && (
          <Button variant="main" busy={batch.isFollowed} onClick={follow}>
            {words.checkAgain}
          </Button>
        )}
      </Outcome>
      <BatchFacts batch={batch} network={network} />
      <Button onClick={() => kit.close()}>{words.done}</Button>
    </div>
  )
}
