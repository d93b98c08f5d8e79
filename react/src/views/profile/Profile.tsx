import { journeyViews, readSlot, shownNamespace, type KitState } from "@latchkey/core"
import { useRef, useState } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { RowList } from "../../components/RowList.tsx"
import { Tabs } from "../../components/Tabs.tsx"
import { DisconnectIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { profileSections } from "../../slots/profileSections.ts"
import { useStyleSheet } from "../../context/useStyleSheet.ts"
import { namespaceName, ofNamespace } from "../selectors.ts"
import { toastError } from "../toastError.ts"
import { ConnectionRow } from "./ConnectionRow.tsx"
import css from "./profile.css?inline"
import { SectionPart } from "./SectionPart.tsx"

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
  const several = useModalState(({ feature }) => feature.values.multiWallet)
  const hasFree = useModalState(({ network, connection }) =>
    Object.entries(ofNamespace(network.byNamespace, only)).some(
      ([namespace, { requestedCaipNetworks }]) =>
        requestedCaipNetworks.length > 0 && (connection.connections[namespace]?.length ?? 0) === 0
    )
  )
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const [leaving, setLeaving] = useState(false)
  const disconnectAll = async () => {
    setLeaving(true)
    await (only === undefined ? kit.disconnect() : kit.disconnect({ namespace: only })).catch(
      (error: unknown) => toastError(kit, error)
    )
    setLeaving(false)
  }
  const sections = useModalState(offeredSections)
  const titled = namespaces.length > 1
  if (namespaces.length === 0) {
    return (
      <div className="stack">
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
        <Sections ids={sections} />
      </div>
    )
  }
  return (
    <div ref={element} className="stack">
      {/* With a wallet each, all are seen at once; where one has several, each has its tab. */}
      {titled && count > namespaces.length ? (
        <NamespaceTabs namespaces={namespaces} canAdd={several} />
      ) : (
        namespaces.map((namespace) => (
          <NamespaceConnections
            key={namespace}
            namespace={namespace}
            titled={titled}
            canAdd={several && (titled || hasFree)}
          />
        ))
      )}
      <Sections ids={sections} />
      <div className="buttons">
        {hasFree ? (
          <Button onClick={() => kit.navigation.push(journeyViews.connect)}>{messages.addWallet}</Button>
        ) : (
          several &&
          !titled && (
            <Button onClick={() => kit.navigation.push(journeyViews.connect, { namespace: namespaces[0] })}>
              {messages.addWallet}
            </Button>
          )
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

/** What features offer beside the connected wallets, in the order of installation: as text, so that it is the same while it says the same. */
const offeredSections = (state: KitState): string =>
  readSlot(state.plugin.fillings, profileSections)
    .filter(({ when }) => when?.(state) ?? true)
    .map(({ id }) => id)
    .join(" ")

const Sections = ({ ids }: { readonly ids: string }) => {
  const fillings = useModalState((state) => state.plugin.fillings)
  const wanted = ids.split(" ")
  return readSlot(fillings, profileSections)
    .filter(({ id }) => wanted.includes(id))
    .map((section) => <SectionPart key={section.id} section={section} />)
}

const NamespaceTabs = ({
  namespaces,
  canAdd
}: {
  readonly namespaces: ReadonlyArray<string>
  readonly canAdd: boolean
}) => {
  const { messages } = useModalContext()
  const names = useModalState((state) =>
    namespaces.map((namespace) => namespaceName(state, namespace)).join("\n")
  )
  const shown = useModalState(shownNamespace)
  const [chosen, setChosen] = useState(shown)
  // The chosen one may have lost its last wallet.
  const current = namespaces.find((namespace) => namespace === chosen) ?? namespaces[0]
  if (current === undefined) return null
  return (
    <Tabs
      label={messages.connectedWallets}
      titles={names.split("\n")}
      chosen={namespaces.indexOf(current)}
      onChoose={(place) => setChosen(namespaces[place])}
    >
      <NamespaceConnections key={current} namespace={current} titled={false} isOneOfSeveral canAdd={canAdd} />
    </Tabs>
  )
}

const NamespaceConnections = ({
  namespace,
  titled,
  isOneOfSeveral = titled,
  canAdd
}: {
  readonly namespace: string
  /** The namespace's name stands above them. */
  readonly titled: boolean
  /** There are wallets of other namespaces: what is pressed says of which it is. */
  readonly isOneOfSeveral?: boolean
  /** Another wallet can be connected beside them. */
  readonly canAdd: boolean
}) => {
  const { kit, messages } = useModalContext()
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
            {...(isOneOfSeveral ? { chain: name } : {})}
          />
        ))}
      </RowList>
      {canAdd && (
        <Button
          variant="quiet"
          aria-label={`${messages.addWallet} (${name})`}
          onClick={() => kit.navigation.push(journeyViews.connect, { namespace })}
        >
          {messages.addWallet}
        </Button>
      )}
    </section>
  )
}

export default Profile
