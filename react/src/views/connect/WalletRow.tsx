import type { ConnectorInfo } from "@latchkey/core"
import { Icon } from "../../components/Icon.tsx"
import { Row } from "../../components/Row.tsx"
import { Tag } from "../../components/Tag.tsx"
import { useModal } from "../../modal/ModalContext.ts"

/** One wallet of the list; a click asks it in the same task. */
export const WalletRow = ({
  connector,
  recent,
  connected,
  namespace
}: {
  readonly connector: ConnectorInfo
  readonly recent: boolean
  readonly connected: boolean
  readonly namespace: string | undefined
}) => {
  const { kit, messages, attempts } = useModal()
  const { id, name, icon, type, clash, installed } = connector
  const choose = () => {
    const request = { connectorId: id, ...(namespace === undefined ? {} : { namespace }) }
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
      onClick={choose}
    />
  )
}
