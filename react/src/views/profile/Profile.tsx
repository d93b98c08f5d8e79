import { journeyViews } from "@latchkey/core"
import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { RowList } from "../../components/RowList.tsx"
import { DisconnectIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { useModalContext, useModalState } from "../../modal/ModalContext.ts"
import { namespaceName, ofNamespace } from "../selectors.ts"
import { toastError } from "../toastError.ts"
import { ConnectionRow } from "./ConnectionRow.tsx"

/** Every connected wallet, by namespace. */
const Profile = () => {
  const { kit, messages } = useModalContext()
  const only = useModalState((state) => state.navigation.namespace)
  const connections = ofNamespace(
    useModalState((state) => state.connection.connections),
    only
  )
  const namespaces = Object.keys(connections).filter((namespace) => (connections[namespace]?.length ?? 0) > 0)
  const count = namespaces.flatMap((namespace) => connections[namespace] ?? []).length
  // With one wallet per namespace, another can be connected while a namespace has none.
  const canAdd = useModalState(
    ({ feature, network, connection }) =>
      feature.values.multiWallet ||
      Object.entries(ofNamespace(network.byNamespace, only)).some(
        ([namespace, { requestedCaipNetworks }]) =>
          requestedCaipNetworks.length > 0 && (connection.connections[namespace]?.length ?? 0) === 0
      )
  )
  const [leaving, setLeaving] = useState(false)
  const disconnectAll = async () => {
    setLeaving(true)
    await (only === undefined ? kit.disconnect() : kit.disconnect({ namespace: only })).catch(
      (error: unknown) => toastError(kit, error)
    )
    setLeaving(false)
  }
  if (namespaces.length === 0) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        action={
          <Button variant="main" onClick={() => kit.navigation.push(journeyViews.connect)}>
            {messages.connectTitle}
          </Button>
        }
      >
        {messages.noConnections}
      </EmptyState>
    )
  }
  return (
    <div className="stack">
      {namespaces.map((namespace) => (
        <NamespaceConnections key={namespace} namespace={namespace} titled={namespaces.length > 1} />
      ))}
      <div className="buttons">
        {canAdd && (
          <Button onClick={() => kit.navigation.push(journeyViews.connect)}>{messages.addWallet}</Button>
        )}
        {/* A single wallet has its own button. */}
        {count > 1 && (
          <Button
            variant="quiet"
            icon={<DisconnectIcon />}
            busy={leaving}
            onClick={() => void disconnectAll()}
          >
            {messages.disconnectAll}
          </Button>
        )}
      </div>
    </div>
  )
}

const NamespaceConnections = ({
  namespace,
  titled
}: {
  readonly namespace: string
  readonly titled: boolean
}) => {
  const name = useModalState((state) => namespaceName(state, namespace))
  const list = useModalState((state) => state.connection.connections[namespace]) ?? []
  return (
    <section>
      {titled && <h2 className="section-title">{name}</h2>}
      <RowList label={name}>
        {list.map((connection, index) => (
          <ConnectionRow
            key={connection.connectorId}
            connection={connection}
            current={index === 0}
            {...(titled ? { chain: name } : {})}
          />
        ))}
      </RowList>
    </section>
  )
}

export default Profile
