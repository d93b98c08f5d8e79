import type { KitState } from "@latchkey/core"
import { useEffect, useRef } from "react"
import { fill } from "../messages/fill.ts"
import { announceConnections } from "./announceConnections.ts"
import { useModalContext, useModalState } from "../context/ModalContext.ts"
import { TransactionNews } from "./TransactionNews.tsx"

const hasTransactions = ({ transactions }: KitState) => transactions.list.length > 0

/** What is told of while no view says it; `from` is the state that is known already. */
export const ModalNews = ({ from }: { readonly from: KitState }) => {
  const { kit, messages, announce } = useModalContext()
  const words = messages.connected
  const before = useRef(from)
  // The modal closes without a word when a wallet is connected.
  useEffect(() => {
    const stop = announceConnections(kit, before.current, (wallet) => announce(fill(words, { wallet })))
    return () => {
      stop()
      before.current = kit.getSnapshot()
    }
  }, [kit, words, announce])
  return useModalState(hasTransactions) ? <TransactionNews /> : null
}
