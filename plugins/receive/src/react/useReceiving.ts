import { shownNamespace, type KitCore, type Network, type WalletInfo } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useEffect, useState } from "react"
import type { PaymentDetails, ReceiveApi } from "../ReceiveApi.ts"

/** The account that the views show. */
export interface Receiving {
  /** CAIP-2 namespace. */
  readonly namespace: string
  readonly address: string | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  readonly wallet: WalletInfo | undefined
  /**
   * Requested as soon as there is an account: the link must be here before the click, or the browser refuses to copy it.
   * "pending" until then, undefined where that failed.
   */
  readonly details: PaymentDetails | "pending" | undefined
}

/** The account of the namespace that the modal shows. */
export const useReceiving = (): Receiving => {
  const { receive } = useModalContext().kit as KitCore & { readonly receive?: ReceiveApi }
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace])
  const networks = useModalState((state) => state.network.byNamespace[namespace])
  const network = networks?.caipNetwork
  const address = account?.address
  const subject = `${network?.caipNetworkId}:${address}`
  const [answer, setAnswer] = useState<{ readonly subject: string; readonly details?: PaymentDetails }>()
  useEffect(() => {
    if (receive === undefined || address === undefined) return
    let current = true
    const put = (details?: PaymentDetails) => {
      if (current) setAnswer({ subject, ...(details && { details }) })
    }
    receive.request({ namespace }).then(put, () => put())
    return () => {
      current = false
    }
  }, [receive, namespace, address, subject, networks])
  return {
    namespace,
    address,
    network,
    wallet: account?.connectedWalletInfo,
    details: answer?.subject === subject ? answer.details : "pending"
  }
}
