import type { CaipNetworkId } from "@latchkey/core"
import { Icon } from "../../components/Icon.tsx"
import { Row } from "../../components/Row.tsx"
import { Tag } from "../../components/Tag.tsx"
import { useModal } from "../../modal/ModalContext.ts"
import type { WalletEntry } from "./groupWallets.ts"

/** What a wallet is to be connected for. */
export interface ConnectGoal {
  readonly namespace?: string
  readonly networkId?: CaipNetworkId
}

/** One wallet of the list; a click asks it in the same task, or asks which chain where the wallet has several. */
export const WalletRow = ({
  wallet,
  recent,
  connected,
  goal
}: {
  readonly wallet: WalletEntry
  readonly recent: boolean
  readonly connected: boolean
  readonly goal: ConnectGoal
}) => {
  const { kit, messages, attempts } = useModal()
  const { face, connectors } = wallet
  const { id, name, icon, type, clash, installed } = face
  const choose = () => {
    if (connectors.length > 1) {
      kit.navigation.push("ConnectingMultiChain", { walletId: wallet.id })
      return
    }
    const request = { connectorId: id, ...goal }
    kit.navigation.push("Connecting", request)
    attempts.start(request)
  }
  const isLocal = type === "announced" || type === "injected"
  return (
    <Row
      icon={<Icon id={id} name={name} src={icon} />}
      name={name}
      {...(clash ? { detail: messages.clash, detailTone: "warning" } : {})}
      end={
        connected ? (
          <Tag tone="positive">{messages.tagConnected}</Tag>
        ) : !installed ? (
          <Tag>{messages.tagNotInstalled}</Tag>
        ) : recent ? (
          <Tag tone="accent">{messages.tagRecent}</Tag>
        ) : isLocal ? (
          <Tag>{messages.tagInstalled}</Tag>
        ) : undefined
      }
      leads={connectors.length > 1}
      onClick={choose}
    />
  )
}
