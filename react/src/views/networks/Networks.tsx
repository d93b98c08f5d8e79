import { journeyViews, type Network } from "@latchkey/core"
import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { Notice } from "../../components/Notice.tsx"
import { RowList } from "../../components/RowList.tsx"
import { SearchField } from "../../components/SearchField.tsx"
import { SearchIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModalContext, useModalState } from "../../context/ModalContext.ts"
import { allNetworks, namespaceName, ofNamespace } from "../selectors.ts"
import { NetworkRow } from "./NetworkRow.tsx"

/** Every network of the app, to search and to choose from. */
const Networks = () => {
  const { kit, messages } = useModalContext()
  const only = useModalState((state) => state.navigation.namespace)
  const byNamespace = ofNamespace(
    useModalState((state) => state.network.byNamespace),
    only
  )
  const [query, setQuery] = useState("")
  const wanted = query.toLowerCase()
  const found = allNetworks(byNamespace).filter(
    ({ name, id }) => name.toLowerCase().includes(wanted) || String(id) === wanted
  )
  const namespaces = [...new Set(found.map(({ chainNamespace }) => chainNamespace))]
  const titled = new Set(allNetworks(byNamespace).map(({ chainNamespace }) => chainNamespace)).size > 1
  const none = fill(messages.noNetworkFound, { query })
  useAnnouncement(found.length === 0 ? none : undefined)
  return (
    <div className="list-view">
      <div className="sticky">
        <SearchField label={messages.searchNetworks} onSearch={setQuery} />
      </div>
      {kit.options.enableNetworkSwitch === false && <Notice>{messages.networkSwitchOff}</Notice>}
      {found.length === 0 ? (
        <EmptyState icon={<SearchIcon />}>{none}</EmptyState>
      ) : (
        namespaces.map((namespace) => (
          <NamespaceNetworkRows
            key={namespace}
            namespace={namespace}
            networks={found.filter(({ chainNamespace }) => chainNamespace === namespace)}
            titled={titled}
          />
        ))
      )}
      <Button variant="quiet" onClick={() => kit.navigation.push(journeyViews.aboutNetworks)}>
        {messages.whatIsANetwork}
      </Button>
    </div>
  )
}

const NamespaceNetworkRows = ({
  namespace,
  networks,
  titled
}: {
  readonly namespace: string
  readonly networks: ReadonlyArray<Network>
  readonly titled: boolean
}) => {
  const { messages } = useModalContext()
  const name = useModalState((state) => namespaceName(state, namespace))
  return (
    <section>
      {titled && <h2 className="section-title">{name}</h2>}
      <RowList label={titled ? name : messages.networksTitle}>
        {networks.map((network) => (
          <NetworkRow key={network.caipNetworkId} network={network} />
        ))}
      </RowList>
    </section>
  )
}

export default Networks
