import { useMemo } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { Icon } from "../../components/Icon.tsx"
import { Row } from "../../components/Row.tsx"
import { RowList } from "../../components/RowList.tsx"
import { Tag } from "../../components/Tag.tsx"
import { WalletIcon } from "../../icons/icons.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModal, useModalState } from "../../modal/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { showConnection } from "../showConnection.ts"
import { connectableConnectors, namespaceName } from "../selectors.ts"

/** Asks which chain of a wallet to connect. */
const ConnectingMultiChain = ({ params }: ViewProps) => {
  const { kit, messages, attempts } = useModal()
  const walletId = String(params["walletId"])
  const connection = useModalState((state) => state.connection)
  const byNamespace = useModalState((state) => state.network.byNamespace)
  const connectors = useMemo(
    () => connectableConnectors(connection, byNamespace).filter((each) => each.walletId === walletId),
    [connection, byNamespace, walletId]
  )
  const face = connectors.find(({ id }) => id === walletId) ?? connectors[0]
  // In the order of the app's networks: which wallet's chain is found first is chance.
  const choices = Object.entries(byNamespace)
    .filter(([, networks]) => networks.requestedCaipNetworks.length > 0)
    .flatMap(([namespace]) =>
      connectors
        .filter(({ chains }) => chains.includes(namespace))
        .map((connector) => ({ connector, namespace }))
    )
  const text = fill(messages.multiChainText, { wallet: face?.name ?? "" })
  useAnnouncement(face === undefined ? messages.multiChainGone : text)
  if (face === undefined) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        action={<Button onClick={() => kit.navigation.goBack()}>{messages.chooseAnother}</Button>}
      >
        {messages.multiChainGone}
      </EmptyState>
    )
  }
  return (
    <div className="multi-chain">
      <div className="multi-chain-head">
        <Icon id={face.id} name={face.name} src={face.icon} size={72} />
        <p>{text}</p>
      </div>
      <RowList label={messages.multiChainList}>
        {choices.map(({ connector, namespace }) => (
          <ChainRow
            key={`${connector.id} ${namespace}`}
            namespace={namespace}
            connected={connection.connections[namespace]?.[0]?.connectorId === connector.id}
            onClick={() => {
              const current = connection.connections[namespace]?.[0]
              if (current?.connectorId === connector.id) {
                showConnection(kit, current)
                return
              }
              const request = { connectorId: connector.id, namespace }
              kit.navigation.push("Connecting", request)
              attempts.start(request)
            }}
          />
        ))}
      </RowList>
    </div>
  )
}

const SHOWN_NAMES = 2

const shortList = (names: ReadonlyArray<string>): string =>
  names.length > SHOWN_NAMES
    ? `${names.slice(0, SHOWN_NAMES).join(", ")} +${names.length - SHOWN_NAMES}`
    : names.join(", ")

const ChainRow = ({
  namespace,
  connected,
  onClick
}: {
  readonly namespace: string
  readonly connected: boolean
  readonly onClick: () => void
}) => {
  const { messages } = useModal()
  const name = useModalState((state) => namespaceName(state, namespace))
  const networks = useModalState((state) => state.network.byNamespace[namespace]?.requestedCaipNetworks)
  const picture = networks?.find(({ assets }) => assets.imageUrl !== undefined)?.assets.imageUrl
  const names = networks === undefined ? undefined : shortList(networks.map((network) => network.name))
  return (
    <Row
      icon={<Icon id={namespace} name={name} src={picture} />}
      name={name}
      {...(names === undefined || names === name ? {} : { detail: <bdi>{names}</bdi> })}
      {...(connected ? { end: <Tag tone="positive">{messages.tagConnected}</Tag> } : {})}
      leads={!connected}
      onClick={onClick}
    />
  )
}

export default ConnectingMultiChain
