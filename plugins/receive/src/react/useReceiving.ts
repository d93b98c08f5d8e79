import type { KitCore, Network, WalletInfo } from "@latchkey/core"
import { useModal, useModalState } from "@latchkey/react/view"
import { useEffect, useState } from "react"
import { compatibleNetworks } from "../compatibleNetworks.ts"
import type { ReceiveApi } from "../ReceiveApi.ts"

/** The account that the views are about. */
export interface Receiving {
  readonly address: string | undefined
  /** The network that the account is on. */
  readonly network: Network | undefined
  readonly compatible: ReadonlyArray<Network>
  readonly wallet: WalletInfo | undefined
}

/** The account of the active namespace. */
export const useReceiving = (): Receiving => {
  const namespace = useModalState((state) => state.network.activeNamespace ?? "")
  const account = useModalState((state) => state.account[namespace])
  const networks = useModalState((state) => state.network.byNamespace[namespace])
  return {
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
 * The payment link of the account, asked for as soon as there is one: a click must find it here, or the browser refuses
 * to copy. Undefined until then, and where there is none.
 */
export const usePaymentLink = ({ address, network }: Receiving): string | undefined => {
  const { receive } = useModal().kit as KitCore & { readonly receive?: ReceiveApi }
  const [link, setLink] = useState<Link>()
  const networkId = network?.caipNetworkId
  useEffect(() => {
    if (receive === undefined || address === undefined || networkId === undefined) return
    let current = true
    const ask = async () => {
      const details = await receive.request()
      if (current) setLink(details)
    }
    ask().catch(() => {})
    return () => {
      current = false
    }
  }, [receive, address, networkId])
  return link?.address === address && link?.networkId === networkId ? link?.uri : undefined
}
