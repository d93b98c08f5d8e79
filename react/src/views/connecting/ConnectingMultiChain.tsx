import { useMemo, useRef, type ReactNode } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { ConnectorPicture } from "../../components/ConnectorPicture.tsx"
import { Icon } from "../../components/Icon.tsx"
import { Row } from "../../components/Row.tsx"
import { RowList } from "../../components/RowList.tsx"
import { Tag } from "../../components/Tag.tsx"
import { usePicture } from "../../components/usePicture.ts"
import { WalletIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useStyleSheet } from "../../context/useStyleSheet.ts"
import { useAnnouncement, useModalContext, useModalState } from "../../context/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { connectableConnectors, namespaceName } from "../selectors.ts"
import css from "./multiChain.css?inline"

/** Asks which chain of a wallet to connect. */
const ConnectingMultiChain = ({ params }: ViewProps) => {
  const { kit, messages } = useModalContext()
  const walletId = String(params["walletId"])
  const connection = useModalState((state) => state.connection)
  const byNamespace = useModalState((state) => state.network.byNamespace)
  const connectors = useMemo(
    () => connectableConnectors(connection, byNamespace).filter((each) => each.walletId === walletId),
    [connection, byNamespace, walletId]
  )
  const face = connectors.find(({ id }) => id === walletId) ?? connectors[0]
  // In the order of the app's networks: the order in which a wallet's chains are found is random.
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
    <Styled>
      <div className="multi-chain-head">
        <ConnectorPicture connector={face} size={72} />
        <p>{text}</p>
      </div>
      <RowList label={messages.multiChainList}>
        {choices.map(({ connector, namespace }) => (
          <ChainRow
            key={`${connector.id} ${namespace}`}
            namespace={namespace}
            connected={connection.connections[namespace]?.[0]?.connectorId === connector.id}
            onClick={() => {
              const isConnected = connection.connections[namespace]?.[0]?.connectorId === connector.id
              if (isConnected) kit.showAccount({ namespace })
              else kit.connect({ connectorId: connector.id, namespace }).catch(() => {})
            }}
          />
        ))}
      </RowList>
    </Styled>
  )
}

const Styled = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="multi-chain">
      {children}
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
  const { kit, messages } = useModalContext()
  const name = useModalState((state) => namespaceName(state, namespace))
  const networks = useModalState((state) => state.network.byNamespace[namespace]?.requestedCaipNetworks)
  const own = networks?.find(({ assets }) => assets.imageUrl !== undefined)?.assets.imageUrl
  const first = networks?.[0]?.caipNetworkId
  const mark = usePicture(kit, own === undefined && first !== undefined ? `network/${first}` : undefined)
  const names = networks === undefined ? undefined : shortList(networks.map((network) => network.name))
  return (
    <Row
      icon={<Icon id={namespace} name={name} src={own ?? mark} />}
      name={name}
      {...(names === undefined || names === name ? {} : { detail: <bdi>{names}</bdi> })}
      {...(connected ? { end: <Tag tone="positive">{messages.tagConnected}</Tag> } : {})}
      leads={!connected}
      onClick={onClick}
    />
  )
}

export default ConnectingMultiChain
