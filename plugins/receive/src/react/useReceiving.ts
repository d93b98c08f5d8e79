import { shownNamespace, type KitCore, type Network, type WalletInfo } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useEffect, useState } from "react"
import { compatibleNetworks } from "../compatibleNetworks.ts"
import type { ReceiveApi } from "../ReceiveApi.ts"

/** The account that the views show. */
export interface Receiving {
  /** CAIP-2 namespace. */
  readonly namespace: string
  readonly address: string | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  readonly compatible: ReadonlyArray<Network>
  readonly wallet: WalletInfo | undefined
}

/** The account of the namespace that the modal shows. */
export const useReceiving = (): Receiving => {
  const namespace = useModalState(shownNamespace) ?? ""
  const account = useModalState((state) => state.account[namespace])
  const networks = useModalState((state) => state.network.byNamespace[namespace])
  return {
    namespace,
    address: account?.address,
    network: networks?.caipNetwork,
    compatible: compatibleNetworks(networks),
    wallet: account?.connectedWalletInfo
  }
}

interface Link {
  readonly address: string
  readonly networkId: string
  readonly uri: string
}

/**
 * The payment link of the account, requested as soon as there is an account: it must be here before the click, or the browser
 * refuses to copy. Undefined until then, and if there is none.
 */
export const usePaymentLink = ({ namespace, address, network }: Receiving): string | undefined => {
  const { receive } = useModalContext().kit as KitCore & { readonly receive?: ReceiveApi }
  const [link, setLink] = useState<Link>()
  const networkId = network?.caipNetworkId
  useEffect(() => {
    if (receive === undefined || address === undefined || networkId === undefined) return
    let current = true
    const ask = async () => {
      const details = await receive.request({ namespace })
      if (current) setLink(details)
    }
    ask().catch(() => {})
    return () => {
      current = false
    }
  }, [receive, namespace, address, networkId])
  return link?.address === address && link?.networkId === networkId ? link?.uri : undefined
}
