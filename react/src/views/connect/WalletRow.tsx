import { journeyViews, type CaipNetworkId } from "@latchkey/core"
import { memo } from "react"
import { ConnectorPicture } from "../../components/ConnectorPicture.tsx"
import { Row } from "../../components/Row.tsx"
import { Tag } from "../../components/Tag.tsx"
import { useModalContext } from "../../context/ModalContext.ts"
import type { WalletEntry } from "./groupWallets.ts"

/** What to connect a wallet for. */
export interface ConnectGoal {
  readonly namespace?: string
  readonly networkId?: CaipNetworkId
}

/** One wallet of the list; a click asks it in the same task, or asks which chain where the wallet has several. */
export const WalletRow = /* @__PURE__ */ memo(function WalletRow({
  wallet,
  recent,
  connected,
  goal
}: {
  readonly wallet: WalletEntry
  readonly recent: boolean
  readonly connected: boolean
  readonly goal: ConnectGoal
}) {
  const { kit, messages } = useModalContext()
  const { face, connectors } = wallet
  const { id, name, clash, installed } = face
  const choose = () => {
    if (connectors.length > 1) kit.navigation.push(journeyViews.chooseChain, { walletId: wallet.id })
    // The journeys show the outcome.
    else kit.connect({ connectorId: id, ...goal }).catch(() => {})
  }
  return (
    <Row
      icon={<ConnectorPicture connector={face} />}
      name={name}
      {...(clash ? { detail: messages.clash, detailTone: "warning" } : {})}
      end={
        connected ? (
          <Tag tone="positive">{messages.tagConnected}</Tag>
        ) : !installed ? (
          <Tag>{messages.tagNotInstalled}</Tag>
        ) : recent ? (
          <Tag tone="accent">{messages.tagRecent}</Tag>
        ) : undefined
      }
      leads={connectors.length > 1}
      onClick={choose}
    />
  )
})
