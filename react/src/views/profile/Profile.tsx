import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { RowList } from "../../components/RowList.tsx"
import { DisconnectIcon, WalletIcon } from "../../icons/icons.tsx"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { namespaceName } from "../selectors.ts"
import { toastError } from "../toastError.ts"
import { ConnectionRow } from "./ConnectionRow.tsx"

/** Every connected wallet, by namespace. */
const Profile = () => {
  const { kit, messages } = useModal()
  const connections = useModalState((state) => state.connection.connections)
  const namespaces = Object.keys(connections).filter((namespace) => (connections[namespace]?.length ?? 0) > 0)
  const count = namespaces.flatMap((namespace) => connections[namespace] ?? []).length
  // With one wallet a namespace, there is room for another as long as a namespace has none.
  const canAdd = useModalState(
    ({ feature, network, connection }) =>
      feature.values.multiWallet ||
      Object.entries(network.byNamespace).some(
        ([namespace, { requestedCaipNetworks }]) =>
          requestedCaipNetworks.length > 0 && (connection.connections[namespace]?.length ?? 0) === 0
      )
  )
  const [leaving, setLeaving] = useState(false)
  const disconnectAll = async () => {
    setLeaving(true)
    await kit.disconnect().catch((error: unknown) => toastError(kit, error))
    setLeaving(false)
  }
  if (namespaces.length === 0) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        action={
          <Button variant="main" onClick={() => kit.navigation.push("Connect")}>
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
        {canAdd && <Button onClick={() => kit.navigation.push("Connect")}>{messages.addWallet}</Button>}
        <Button variant="quiet" icon={<DisconnectIcon />} busy={leaving} onClick={() => void disconnectAll()}>
          {count > 1 ? messages.disconnectAll : messages.disconnect}
        </Button>
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
